"""Read what a command was given: response files, options, words meant for others."""
