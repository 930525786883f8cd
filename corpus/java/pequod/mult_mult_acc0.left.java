// claim: MultMultAcc0.times
// truth: equivalent
// math:  equivalent
// why:   a loop with an accumulator from zero
final class MultMultAcc0 {
    static int times(int count, int value) {
        if (count > 0) {
            return times(count - 1, value) + value;
        }
        return 0;
    }
}
