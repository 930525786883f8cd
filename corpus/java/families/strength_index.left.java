// claim:  Grid.diagonal
// truth:  equivalent
// why:    the index of the diagonal by a product, or by steps
class Grid {
    static int diagonal(int[] cells, int width) {
        if (width < 1 || width > 100 || cells.length < width * width) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < width; i++) {
            sum += cells[i * width + i];
        }
        return sum;
    }
}
