// claim:  Lists.blank
// truth:  different
// today:  unknown
// why:    a sublist is a view of its list
import java.util.*;

class Lists {
    static int blank(List<Integer> all) {
        all.subList(0, 1).set(0, 0);
        return all.size();
    }
}
