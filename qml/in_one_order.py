#!/usr/bin/env python3
"""Runs a command of the build, and puts what qmlcachegen wrote into an order that is always the same.

qmlcachegen declares the variables of a function in the order of addresses in its memory, which differs from run to run;
so would the programs. Usage: in_one_order.py COMMAND ARGUMENTS…
"""
import os
import re
import subprocess
import sys

DECLARATION = re.compile(rb"(?:const )?[A-Za-z_][\w:<>, ]*[ *&]+r\d+_\d+(?: = \{\})?;\n")


def in_one_order(source):
    """Each run of declarations sorted, all other lines where they were."""
    lines, declarations = [], []
    for line in source.splitlines(keepends=True):
        if DECLARATION.fullmatch(line):
            declarations.append(line)
            continue
        lines += sorted(declarations)
        declarations = []
        lines.append(line)
    return b"".join(lines + sorted(declarations))


def main(command):
    if not os.path.basename(command[0]).startswith("qmlcachegen"):
        os.execvp(command[0], command)
    status = subprocess.call(command)
    if status == 0 and "-o" in command:
        path = command[command.index("-o") + 1]
        with open(path, "rb") as file:
            source = file.read()
        with open(path, "wb") as file:
            file.write(in_one_order(source))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
