// claim:  Sets.left
// truth:  different
// why:    a char minus one is an int
import java.util.*;

class Sets {
    static int left(char c) {
        Set<Character> set = new HashSet<>();
        set.add(c);
        set.remove((Object) (c - 0));
        return set.size();
    }
}
