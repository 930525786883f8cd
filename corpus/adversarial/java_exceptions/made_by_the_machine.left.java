// claim:  Ratio.of
// truth:  equivalent
// why:    exceptions that the machine makes itself: division, bounds, null
class Ratio {
    static int of(int[] values, int i, int j) {
        return values[i] / values[j];
    }
}
