class Grid {
    static long diagonal(int[] cells, int width) {
        long sum = 0;
        int at = 0;
        for (int i = 0; i < width; i++) {
            sum += cells[at];
            at += width + 1;
        }
        return sum;
    }
}
