// The library consists of resources only; a static library needs one source file of its own.
