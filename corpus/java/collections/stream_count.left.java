// claim:  longWords
// truth:  equivalent
// today:  unknown
// why:    a count over a caller's list becomes a stream
import java.util.List;
class Words {
    static long longWords(List<String> words, int limit) {
        long count = 0;
        for (String w : words) {
            if (w.length() > limit) count++;
        }
        return count;
    }
}
