// claim:  Hashes.of
// truth:  different
// why:    this fold does mind the order
class Hashes {
    static int of(int[] values) {
        int h = 1;
        for (int i = 0; i < values.length; i++) {
            h = 31 * h + values[i];
        }
        return h;
    }
}
