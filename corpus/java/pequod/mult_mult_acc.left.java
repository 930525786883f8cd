// claim: MultMultAcc.run
// truth: equivalent
// math:  equivalent
// why:   counts down the first factor; the accumulator starts anywhere
final class MultMultAcc {
    static int times(int count, int value) {
        if (count > 0) {
            return times(count - 1, value) + value;
        }
        return 0;
    }

    static int run(int count, int value, int start) {
        return start + times(count, value);
    }
}
