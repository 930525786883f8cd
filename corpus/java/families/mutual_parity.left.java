// claim:  Parity.even
// assume: left.n >= 0
// truth:  equivalent
// today:  unknown
// why:    two methods that call each other against a rest
class Parity {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    private static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }
}
