// claim:  Chunks.sum
// truth:  equivalent
// today:  unknown
// why:    chunks of a hundred with a smaller one at the end
class Chunks {
    static long sum(int[] values) {
        long sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i];
        }
        return sum;
    }
}
