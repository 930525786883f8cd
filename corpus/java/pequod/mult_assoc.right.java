final class MultAssoc {
    static int times(int x, int y) {
        if (x <= 0) {
            return 0;
        }
        return y + times(x - 1, y);
    }

    static int run(int x, int y, int z) {
        return times(x, times(y, z));
    }
}
