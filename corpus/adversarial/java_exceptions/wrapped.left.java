// claim:  Parser.parse
// truth:  different
// today:  unknown
// why:    the exception that was caught is kept as the cause on one side only
class Parser {
    static int parse(int x, int y) {
        try {
            return x / y;
        } catch (ArithmeticException e) {
            throw new IllegalStateException("parse", e);
        }
    }
}
