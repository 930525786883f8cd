import java.util.HashMap;
import java.util.Map;

class Words {
    static int count(String[] words, String wanted) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.merge(word, 1, Integer::sum);
        }
        return counts.getOrDefault(wanted, 0);
    }
}
