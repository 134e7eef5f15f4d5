public enum LineDiff {}
