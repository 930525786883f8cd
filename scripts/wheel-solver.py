"""cvc5 or Bitwuzla as an SMT-LIB program, from the Python packages on PyPI, which carry no program.

Usage: wheel-solver.py cvc5|bitwuzla FOLDER [ARGUMENTS…], where the package was unpacked to FOLDER. The arguments are
those the real program would get; all but --version are ignored. Commands are read from the standard input and answered
as soon as they are complete.
"""

import os
import sys


def main():
    name, folder, arguments = sys.argv[1], sys.argv[2], sys.argv[3:]
    sys.path.insert(0, folder)
    start = {"cvc5": start_cvc5, "bitwuzla": start_bitwuzla}[name]
    if "--version" in arguments:
        folders = [entry for entry in os.listdir(folder) if entry.endswith(".dist-info")]
        print(f"{folders[0].removesuffix('.dist-info')} (Python package)")
        return
    execute = start()
    for command in commands(0):
        try:
            execute(command)
        except Exception as error:  # Whatever it is, the other end must hear of it.
            text = str(error).replace('"', '""')
            os.write(1, f'(error "{text}")\n'.encode())
            sys.exit(1)


def start_cvc5():
    import cvc5

    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("incremental", "true")
    symbols = cvc5.SymbolManager(manager)
    parser = cvc5.InputParser(solver, symbols)

    def execute(text):
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "input")
        while True:
            command = parser.nextCommand()
            if command.isNull():
                return
            os.write(1, command.invoke(solver, symbols).encode())
            if command.getCommandName() == "exit":
                sys.exit(0)

    return execute


def start_bitwuzla():
    import bitwuzla

    manager = bitwuzla.TermManager()
    options = bitwuzla.Options()
    # The parser forgets the commands that set these when it is given the next command.
    for option in (bitwuzla.Option.PRODUCE_MODELS, bitwuzla.Option.PRODUCE_UNSAT_ASSUMPTIONS):
        options.set(option, True)
    parser = bitwuzla.Parser(manager, options)

    def execute(text):
        # The parser prints the replies itself.
        parser.parse(text, False, False)
        sys.stdout.flush()

    return execute


def commands(descriptor):
    """The commands of a stream, as soon as each is complete."""
    partial, depth, quote, comment = bytearray(), 0, None, False
    while True:
        chunk = os.read(descriptor, 1 << 16)
        if not chunk:
            return
        for byte in chunk:
            character = chr(byte)
            if comment:
                comment = character != "\n"
                continue
            if quote is None and character == ";":
                comment = True
                continue
            partial.append(byte)
            if quote is not None:
                if character == quote:
                    quote = None
            elif character in '"|':
                quote = character
            elif character == "(":
                depth += 1
            elif character == ")":
                depth -= 1
                if depth == 0:
                    yield partial.decode()
                    partial.clear()


main()
