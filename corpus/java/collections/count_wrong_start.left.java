// claim:  count
// truth:  different
// why:    the first occurrence counts for nothing
import java.util.HashMap;
import java.util.Map;
class Counts {
    static int count(int[] values, int asked) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : values) {
            counts.merge(v, 1, Integer::sum);
        }
        return counts.getOrDefault(asked, 0);
    }
}
