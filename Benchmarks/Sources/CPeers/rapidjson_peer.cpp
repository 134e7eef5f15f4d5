#include "peers.h"

// Debian: rapidjson-dev. Without it the benchmarks are built and leave RapidJSON out.
#if __has_include(<rapidjson/document.h>)

#include <algorithm>
#include <cstring>
#include <rapidjson/document.h>
#include <rapidjson/prettywriter.h>

namespace {

/// Collects a block of text before it hands it on.
class BlockStream {
public:
  typedef char Ch;

  BlockStream(peer_output output, void *context) : output(output), context(context) {}

  void Put(char byte) {
    if (count == sizeof(block)) {
      Flush();
    }
    block[count++] = byte;
  }

  void Flush() {
    output(context, block, count);
    count = 0;
  }

private:
  peer_output output;
  void *context;
  size_t count = 0;
  char block[1 << 16];
};

bool isBefore(const rapidjson::Value &left, const rapidjson::Value &right) {
  size_t common = std::min(left.GetStringLength(), right.GetStringLength());
  int order = std::memcmp(left.GetString(), right.GetString(), common);
  return order != 0 ? order < 0 : left.GetStringLength() < right.GetStringLength();
}

typedef rapidjson::PrettyWriter<BlockStream> Writer;

void write(rapidjson::Value &value, Writer &writer) {
  if (value.IsObject()) {
    std::sort(
        value.MemberBegin(), value.MemberEnd(),
        [](const auto &left, const auto &right) { return isBefore(left.name, right.name); });
    writer.StartObject();
    for (auto &member : value.GetObject()) {
      writer.Key(member.name.GetString(), member.name.GetStringLength());
      write(member.value, writer);
    }
    writer.EndObject();
  } else if (value.IsArray()) {
    writer.StartArray();
    for (auto &element : value.GetArray()) {
      write(element, writer);
    }
    writer.EndArray();
  } else if (value.IsString()) {
    // A number that was kept as text lies in the document as well, but behind no quotation mark.
    const char *text = value.GetString();
    if (text[-1] == '"') {
      writer.String(text, value.GetStringLength());
    } else {
      writer.RawValue(text, value.GetStringLength(), rapidjson::kNumberType);
    }
  } else {
    value.Accept(writer);
  }
}

} // namespace

int rapidjson_is_available(void) { return 1; }

int rapidjson_sort(char *bytes, size_t count, peer_output output, void *context) {
  (void)count;
  rapidjson::Document document;
  document.ParseInsitu<rapidjson::kParseInsituFlag | rapidjson::kParseNumbersAsStringsFlag>(bytes);
  if (document.HasParseError()) {
    return 0;
  }
  BlockStream stream(output, context);
  Writer writer(stream);
  writer.SetIndent(' ', 2);
  write(document, writer);
  stream.Flush();
  return 1;
}

#else

int rapidjson_is_available(void) { return 0; }

int rapidjson_sort(char *bytes, size_t count, peer_output output, void *context) {
  (void)bytes, (void)count, (void)output, (void)context;
  return 0;
}

#endif
