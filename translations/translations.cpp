// The library carries the languages; a static library needs a source of its own.
