#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
#if canImport(CXattr)
  internal import CXattr
#endif

extension AtomicFile {
  /// Gives the temporary file what belongs to the file it replaces; what cannot be kept becomes a
  /// warning.
  ///
  /// The permissions come last: a new owner clears the set-user-ID bit, and an access control list
  /// changes the group's bits.
  func takeOverMetadata() -> [String] {
    guard let original else { return [] }
    var warnings: [String] = []
    if original.links > 1 {
      let others = original.links == 2 ? "the other name keeps" : "the other names keep"
      warnings.append("has \(original.links) hard links; \(others) the old text")
    }
    var permissions = original.permissions
    let number = file.descriptor.number
    if fchown(number, original.owner, original.group) != 0 {
      let code = errno
      // These two bits would lend the rights of the wrong user.
      permissions &= ~0o6000
      if fchown(number, uid_t.max, original.group) != 0 {
        // Nor may a group that had no rights before have any now.
        permissions = (permissions & ~0o070) | (permissions & 0o007) << 3 & permissions
        warnings.append(Self.message("its owner and group cannot be kept", code))
      } else {
        warnings.append(Self.message("its owner cannot be kept", code))
      }
    }
    warnings += takeOverAttributes()
    if fchmod(number, mode_t(permissions)) != 0 {
      warnings.append(Self.message("its permissions cannot be kept", errno))
    }
    return warnings
  }

  private static func message(_ what: String, _ code: Int32) -> String {
    FileError(errno: code, what).message
  }

  #if canImport(Darwin)
    private func takeOverAttributes() -> [String] {
      // The system's own way: attributes and access control lists, which are no attributes there.
      do {
        let old = try OwnedDescriptor(reading: target)
        let what = copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL)
        let result = fcopyfile(old.descriptor.number, file.descriptor.number, nil, what)
        guard result != 0 else { return [] }
        return [Self.message("its extended attributes cannot be kept", errno)]
      } catch {
        return ["its extended attributes cannot be kept: \(error.message)"]
      }
    }
  #else
    /// Access control lists are attributes too (`system.posix_acl_access`).
    private func takeOverAttributes() -> [String] {
      let old = Attributes(of: target)
      let new = Attributes(of: file.descriptor)
      var warnings: [String] = []
      if let code = old.failure {
        return [Self.message("its extended attributes cannot be kept", code)]
      }
      for (name, value) in old.values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        guard let value else {
          warnings.append(Self.warning(name, EACCES))
          continue
        }
        // Security labels are often set already, and may be set by nobody.
        guard new.values[name] != .some(value) else { continue }
        if let code = new.set(name, to: value) { warnings.append(Self.warning(name, code)) }
      }
      // A folder's default access control list, or its label, went to the new file: the old one had
      // none.
      for name in new.values.keys where old.values[name] == nil {
        new.remove(name)
      }
      return warnings
    }

    private static func warning(_ name: [UInt8], _ code: Int32) -> String {
      let name = String(decoding: name, as: UTF8.self)
      return message("its extended attribute \(name) cannot be kept", code)
    }
  #endif
}
