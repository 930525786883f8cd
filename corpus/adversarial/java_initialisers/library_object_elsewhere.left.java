// claim:  Words.count
// truth:  equivalent
// why:    another class makes an object of the library when it is initialised, on both sides in the same way
import java.util.*;

class Stops {
    static final Set<String> WORDS = new HashSet<>(Arrays.asList("a", "the"));
}

class Words {
    static int count(String word) {
        if (Stops.WORDS.contains(word)) {
            return 0;
        }
        return 1;
    }
}
