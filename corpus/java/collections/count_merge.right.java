import java.util.HashMap;
import java.util.Map;
class Counts {
    static int most(int[] votes, int asked) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : votes) {
            counts.merge(v, 1, Integer::sum);
        }
        Integer found = counts.get(asked);
        return found == null ? 0 : found;
    }
}
