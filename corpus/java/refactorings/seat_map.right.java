class Seats {
    static int best(int[] free) {
        int best = -1;
        for (int row = free.length - 1; row >= 0; row--) {
            if (free[row] > 0 && (best < 0 || free[row] > free[best])) {
                best = row;
            }
        }
        return best;
    }
}
