// claim:  sameTotals
// truth:  different
// why:    boxes compared by ==
import java.util.ArrayList;
import java.util.List;

class Totals {
    static boolean sameTotals(int[] one, int[] other) {
        List<Integer> sums = new ArrayList<>();
        sums.add(sum(one));
        sums.add(sum(other));
        return sums.get(0).equals(sums.get(1));
    }

    private static int sum(int[] values) {
        int total = 0;
        for (int value : values) {
            total += value;
        }
        return total;
    }
}
