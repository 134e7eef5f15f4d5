// Formats and encoders are named where a golden wants other ones: `.json(format: .foundation)`.
@_exported public import JSONCanonicalization
