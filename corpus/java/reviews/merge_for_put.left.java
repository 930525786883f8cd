// claim:  Words.most
// truth:  equivalent
// today:  unknown
// why:    containsKey, put and get become merge, on a map of the method's own
import java.util.*;

class Words {
    static int most(String[] words) {
        Map<String, Integer> counts = new HashMap<>();
        int most = 0;
        for (String word : words) {
            if (!counts.containsKey(word)) {
                counts.put(word, 0);
            }
            counts.put(word, counts.get(word) + 1);
            most = Math.max(most, counts.get(word));
        }
        return most;
    }
}
