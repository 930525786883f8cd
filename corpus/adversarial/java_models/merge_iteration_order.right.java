import java.util.HashMap;
import java.util.Map;
class Order {
    static int order(int[] values) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : values) counts.merge(v, 1, Integer::sum);
        int text = 0;
        for (Integer key : counts.keySet()) text = text * 31 + key;
        return text;
    }
}
