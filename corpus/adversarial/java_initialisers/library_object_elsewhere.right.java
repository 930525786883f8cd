import java.util.*;

class Stops {
    static final Set<String> WORDS = new HashSet<>(Arrays.asList("a", "the"));
}

class Words {
    static int count(String word) {
        return Stops.WORDS.contains(word) ? 0 : 1;
    }
}
