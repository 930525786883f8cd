class Grid {
    static int diagonal(int[] cells, int width) {
        if (width < 1 || width > 100 || cells.length < width * width) {
            return 0;
        }
        int sum = 0;
        for (int i = 0, at = 0; i < width; i++, at += width + 1) {
            sum += cells[at];
        }
        return sum;
    }
}
