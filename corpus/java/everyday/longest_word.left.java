// claim:  longest
// truth:  equivalent
// why:    an explicit iterator over a list that is given becomes for-each
import java.util.Iterator;
import java.util.List;

class Words {
    static String longest(List<String> words) {
        String best = "";
        Iterator<String> iterator = words.iterator();
        while (iterator.hasNext()) {
            String word = iterator.next();
            if (word.length() > best.length()) {
                best = word;
            }
        }
        return best;
    }
}
