final class MultDistR {
    static int times(int x, int y) {
        if (x <= 0) {
            return 0;
        }
        return times(x - 1, y) + y;
    }

    static int run(int x, int y, int z) {
        return times(x, z) + times(y, z);
    }
}
