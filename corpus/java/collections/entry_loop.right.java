import java.util.Map;
import java.util.TreeMap;
class Most {
    static int most(int[] values) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int v : values) counts.merge(v, 1, Integer::sum);
        int best = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            if (entry.getValue() > best) best = entry.getValue();
        }
        return best;
    }
}
