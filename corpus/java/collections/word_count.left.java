// claim:  Words.mostFrequent
// truth:  equivalent
// time:   90s
// why:    guards and a method of its own around the same calls of a map
import java.util.HashMap;
import java.util.Map;

class Words {
    static int mostFrequent(String[] words, String separator) {
        if (words == null) {
            return -1;
        }
        Map<String, Integer> counts = new HashMap<>();
        int best = 0;
        for (int i = 0; i < words.length; i++) {
            String word = words[i];
            if (word != null) {
                if (!word.equals(separator)) {
                    Integer before = counts.get(word);
                    int count;
                    if (before == null) {
                        count = 1;
                    } else {
                        count = before + 1;
                    }
                    counts.put(word, count);
                    if (count > best) {
                        best = count;
                    }
                }
            }
        }
        return best;
    }
}
