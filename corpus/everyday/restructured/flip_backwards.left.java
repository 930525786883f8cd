// claim:  Main.flip
// truth:  equivalent
// why:    signs turned from the end on
class Main {
    static void flip(long[] values) {
        for (int i = 0; i < values.length; i++)
            values[i] = -values[i];
    }
}
