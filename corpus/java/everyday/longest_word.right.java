import java.util.List;

class Words {
    static String longest(List<String> words) {
        String best = "";
        for (String word : words) {
            if (best.length() < word.length()) {
                best = word;
            }
        }
        return best;
    }
}
