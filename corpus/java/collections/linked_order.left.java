// claim:  firstRepeated
// truth:  equivalent
// today:  unknown
// why:    LinkedHashMap with a count each, then the first that is twice
import java.util.LinkedHashMap;
import java.util.Map;
class Repeated {
    static int firstRepeated(int[] values) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        for (int v : values) counts.put(v, counts.getOrDefault(v, 0) + 1);
        for (Map.Entry<Integer, Integer> e : counts.entrySet()) {
            if (e.getValue() > 1) return e.getKey();
        }
        return -1;
    }
}
