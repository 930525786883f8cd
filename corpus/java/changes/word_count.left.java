// claim:  Words.count
// truth:  equivalent
// today:  unknown
// why:    getOrDefault and put become merge; the map never holds null here
import java.util.HashMap;
import java.util.Map;

class Words {
    static int count(String[] words, String wanted) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.put(word, counts.getOrDefault(word, 0) + 1);
        }
        return counts.getOrDefault(wanted, 0);
    }
}
