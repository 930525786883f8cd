// claim:  Seats.best
// truth:  different
// why:    the first of several best rows wins on the left, the last one on the right
class Seats {
    /** The row with the most free seats; -1 if all are full. */
    static int best(int[] free) {
        int best = -1;
        int most = 0;
        for (int row = 0; row < free.length; row++) {
            if (free[row] > most) {
                most = free[row];
                best = row;
            }
        }
        return best;
    }
}
