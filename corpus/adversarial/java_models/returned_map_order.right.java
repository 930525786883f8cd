import java.util.HashMap;
import java.util.Map;
class Order {
    static Map<Integer, Integer> order(int[] values) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = values.length - 1; i >= 0; i--) counts.put(values[i], 1);
        return counts;
    }
}
