"""What has to be compiled, with its types: functions, classes, fields and constants."""
