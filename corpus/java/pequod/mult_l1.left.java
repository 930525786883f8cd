// claim: MultL1.run
// assume: left.a >= 0
// truth: equivalent
// math:  equivalent
// why:   one off the factor that does not recur, which is the second here
final class MultL1 {
    static int times(int a, int b) {
        if (a == 0) {
            return 0;
        }
        return b + times(a - 1, b);
    }

    static int run(int a, int b) {
        return times(a, b);
    }
}
