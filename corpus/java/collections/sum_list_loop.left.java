// claim:  sum
// truth:  equivalent
// why:    an index loop over a list that the method makes becomes an enhanced for
import java.util.ArrayList;
import java.util.List;
class Totals {
    static int sum(int[] values) {
        List<Integer> kept = new ArrayList<>();
        for (int v : values) {
            if (v > 0) kept.add(v);
        }
        int total = 0;
        for (int i = 0; i < kept.size(); i++) {
            total += kept.get(i);
        }
        return total;
    }
}
