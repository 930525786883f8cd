// claim:  Sets.size
// truth:  different
// why:    a char is no int in a set
import java.util.*;

class Sets {
    static int size() {
        Set<Object> set = new HashSet<>();
        set.add('a');
        set.add(97);
        return set.size();
    }
}
