// claim:  Words.count
// truth:  different
// today:  unknown
// why:    the object of the library is made with other elements
import java.util.*;

class Stops {
    static final Set<String> WORDS = new HashSet<>(Arrays.asList("a", "the"));
}

class Words {
    static int count(String word) {
        return Stops.WORDS.contains(word) ? 0 : 1;
    }
}
