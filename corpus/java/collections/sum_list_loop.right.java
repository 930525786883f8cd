import java.util.ArrayList;
import java.util.List;
class Totals {
    static int sum(int[] values) {
        List<Integer> kept = new ArrayList<>();
        for (int v : values) {
            if (v > 0) kept.add(v);
        }
        int total = 0;
        for (int k : kept) {
            total += k;
        }
        return total;
    }
}
