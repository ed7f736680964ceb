"""What qmlcachegen writes comes out in one order, whatever order its variables had."""
import pathlib
import stat
import subprocess
import sys
import tempfile

launcher = pathlib.Path(__file__).resolve().parents[2] / 'qml' / 'in_one_order.py'
declarations = ['QString r2_1;\n', 'QObject *r2_2;\n', 'const QMetaObject *r7_12;\n', 'QList<QUrl> r2_3;\n', 'double r2_10 = {};\n']
between = 'r2_1 = QStringLiteral("b");\n// a line; r1_1;\n'


def written(folder, source, name='qmlcachegen', status=0):
    """What a program of that name leaves behind when it is run by the launcher, and how it ends."""
    program = folder / name
    program.write_text(f'#!{sys.executable}\nimport sys\nopen(sys.argv[sys.argv.index("-o") + 1], "w").write({source!r})\nsys.exit({status})\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    out = folder / 'out.cpp'
    ended = subprocess.run([sys.executable, '-B', launcher, program, '--bare', '-o', out, 'Some.qml']).returncode
    return out.read_text(), ended


wrong = []
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    first, last = declarations, declarations[:2]
    one, ended = written(folder, ''.join(['before\n', *first, between, *last, 'after']))
    other, _ = written(folder, ''.join(['before\n', *reversed(first), between, *reversed(last), 'after']))
    if one != other:
        wrong.append('two orders stay two orders')
    if ended != 0 or one != ''.join(['before\n', *sorted(first), between, *sorted(last), 'after']):
        wrong.append('something else than the order is changed')
    if written(folder, 'before', status=3)[1] != 3:
        wrong.append('a program that fails is not told of')
    untouched = ''.join(reversed(sorted(declarations)))
    if written(folder, untouched, 'rcc') != (untouched, 0):
        wrong.append('other programs are not left alone')
print('\n'.join(wrong))
sys.exit(bool(wrong))
