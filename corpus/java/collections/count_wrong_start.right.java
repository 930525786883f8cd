import java.util.HashMap;
import java.util.Map;
class Counts {
    static int count(int[] values, int asked) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : values) {
            counts.computeIfAbsent(v, k -> 0);
            if (counts.get(v) > 0) counts.put(v, counts.get(v) + 1);
        }
        return counts.getOrDefault(asked, 0);
    }
}
