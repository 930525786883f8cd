// claim:  Power.of
// truth:  equivalent
// today:  unknown
// why:    x^n by n products and by squaring; true modulo 2^32, but no linear coupling shows it
class Power {
    static int of(int x, int n) {
        int result = 1;
        for (int i = 0; i < n; i++) {
            result *= x;
        }
        return result;
    }
}
