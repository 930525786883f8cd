import java.util.*;

class Words {
    static int most(String[] words) {
        Map<String, Integer> counts = new HashMap<>();
        int most = 0;
        for (String word : words) {
            most = Math.max(most, counts.merge(word, 1, Integer::sum));
        }
        return most;
    }
}
