// claim:  Keys.first
// truth:  different
// today:  unknown
// why:    keys of one bin come in the order in which they were put
import java.util.*;

class Keys {
    static String first(String a, String b) {
        Set<String> set = new HashSet<>();
        set.add(a);
        set.add(b);
        return set.iterator().next();
    }
}
