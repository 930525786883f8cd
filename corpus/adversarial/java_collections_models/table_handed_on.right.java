import java.util.*;

class Words {
    static int count(String[] words) {
        Map<String, Integer> counts = new HashMap<>();
        int best = 0;
        for (String word : words) {
            best = Math.max(best, increase(counts, word));
        }
        return best;
    }

    static int increase(Map<String, Integer> counts, String word) {
        Integer before = counts.get(word);
        int count = before == null ? 1 : before == 1 ? 3 : before + 1;
        counts.put(word, count);
        return count;
    }
}
