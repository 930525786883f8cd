// claim:  Words.count
// truth:  different
// today:  unknown
// why:    one of two programs hands its table to a method of its own
import java.util.*;

class Words {
    static int count(String[] words) {
        Map<String, Integer> counts = new HashMap<>();
        int best = 0;
        for (String word : words) {
            int count = counts.getOrDefault(word, 0) + 1;
            counts.put(word, count);
            best = Math.max(best, count);
        }
        return best;
    }
}
