// claim:  most
// truth:  equivalent
// today:  unknown
// why:    getOrDefault and put become merge
import java.util.HashMap;
import java.util.Map;
class Counts {
    static int most(int[] votes, int asked) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : votes) {
            counts.put(v, counts.getOrDefault(v, 0) + 1);
        }
        return counts.getOrDefault(asked, 0);
    }
}
