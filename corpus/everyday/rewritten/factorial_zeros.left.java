// claim:  Zeros.trailing
// assume: left.n >= 0
// truth:  equivalent
// why:    how often five divides a factorial, in a loop or recursively
class Zeros {
    static int trailing(int n) {
        int zeros = 0;
        while (n >= 5) {
            n /= 5;
            zeros += n;
        }
        return zeros;
    }
}
