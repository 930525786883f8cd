// claim:  order
// truth:  different
// today:  unknown
// why:    merge makes room later than put, so the keys come in another order
import java.util.HashMap;
import java.util.Map;
class Order {
    static int order(int[] values) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : values) counts.put(v, counts.getOrDefault(v, 0) + 1);
        int text = 0;
        for (Integer key : counts.keySet()) text = text * 31 + key;
        return text;
    }
}
