// claim:  Sets.first
// truth:  different
// today:  unknown
// why:    a HashSet iterates in the order of hashes and a LinkedHashSet in that of insertion
import java.util.*;

class Sets {
    static String first(boolean linked) {
        Set<String> all = new LinkedHashSet<>();
        all.add("b");
        all.add("a");
        return all.iterator().next();
    }
}
