// claim:  count
// truth:  equivalent
// today:  unknown
// why:    containsKey with put becomes getOrDefault
import java.util.HashMap;
import java.util.Map;
class Counts {
    static int count(String[] words, String asked) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            if (counts.containsKey(w)) {
                counts.put(w, counts.get(w) + 1);
            } else {
                counts.put(w, 1);
            }
        }
        return counts.containsKey(asked) ? counts.get(asked) : 0;
    }
}
