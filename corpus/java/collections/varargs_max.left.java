// claim:  widest
// truth:  equivalent
// why:    nested Math.max becomes a varargs helper
class Widest {
    static int widest(int a, int b, int c) {
        return Math.max(a, Math.max(b, c));
    }
}
