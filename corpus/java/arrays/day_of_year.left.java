// claim: Cal.ordinal
// truth: equivalent
// why: accumulate month lengths in a loop vs cumulative table plus leap correction
public class Cal {
    static boolean leap(int y) {
        return y % 400 == 0 || (y % 4 == 0 && y % 100 != 0);
    }

    public static int ordinal(int y, int m, int d) {
        if (m < 1 || m > 12 || d < 1 || d > 31) {
            throw new IllegalArgumentException();
        }
        int[] len = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        int total = d;
        for (int i = 1; i < m; i++) {
            total += len[i - 1];
            if (i == 2 && leap(y)) {
                total++;
            }
        }
        return total;
    }
}
