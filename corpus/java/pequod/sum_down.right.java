final class SumDown {
    static int down(int from, int to) {
        return from >= to ? from + down(from - 1, to) : 0;
    }

    static int run(int n) {
        return down(n, 1);
    }
}
