// claim: Grid.diagonal
// truth: equivalent
// why:   an index that is multiplied out against one that steps
class Grid {
    static long diagonal(int[] cells, int width) {
        long sum = 0;
        for (int i = 0; i < width; i++) {
            sum += cells[i * (width + 1)];
        }
        return sum;
    }
}
