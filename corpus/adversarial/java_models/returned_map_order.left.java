// claim:  order
// truth:  different
// today:  unknown
// why:    a map that is returned shows the order of its keys
import java.util.HashMap;
import java.util.Map;
class Order {
    static Map<Integer, Integer> order(int[] values) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : values) counts.put(v, 1);
        return counts;
    }
}
