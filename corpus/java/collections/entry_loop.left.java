// claim:  most
// truth:  equivalent
// today:  unknown
// why:    a loop over keys with get becomes one over entries, of a map the method makes
import java.util.Map;
import java.util.TreeMap;
class Most {
    static int most(int[] values) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int v : values) counts.merge(v, 1, Integer::sum);
        int best = 0;
        for (Integer key : counts.keySet()) {
            if (counts.get(key) > best) best = counts.get(key);
        }
        return best;
    }
}
