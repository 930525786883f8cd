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
            if (word == null || word.equals(separator)) {
                continue;
            }
            int count = increase(counts, word);
            best = count > best ? count : best;
        }
        return best;
    }

    private static int increase(Map<String, Integer> counts, String word) {
        Integer before = counts.get(word);
        int count = before == null ? 1 : before + 1;
        counts.put(word, count);
        return count;
    }
}
