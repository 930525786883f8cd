import java.util.LinkedHashMap;
import java.util.Map;
class Repeated {
    static int firstRepeated(int[] values) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        for (int v : values) counts.merge(v, 1, Integer::sum);
        for (Map.Entry<Integer, Integer> e : counts.entrySet()) {
            if (e.getValue() > 1) return e.getKey();
        }
        return -1;
    }
}
