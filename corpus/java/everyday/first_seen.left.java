// claim:  seenBefore
// truth:  different
// why:    getOrDefault with another default
import java.util.HashMap;
import java.util.Map;

class Visits {
    static int seenBefore(int[] pages, int page) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int p : pages) {
            seen.put(p, seen.getOrDefault(p, 0) + 1);
        }
        return seen.getOrDefault(page, 0);
    }
}
