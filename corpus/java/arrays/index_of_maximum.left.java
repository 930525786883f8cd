// claim:  Maximum.index
// truth:  different
// why:    with equal maxima the left one finds the first and the right one the last
class Maximum {
    static int index(int[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[best]) {
                best = i;
            }
        }
        return best;
    }
}
