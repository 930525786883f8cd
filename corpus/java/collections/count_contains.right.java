import java.util.HashMap;
import java.util.Map;
class Counts {
    static int count(String[] words, String asked) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            counts.put(w, counts.getOrDefault(w, 0) + 1);
        }
        return counts.getOrDefault(asked, 0);
    }
}
