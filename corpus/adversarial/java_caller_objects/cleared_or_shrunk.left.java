// claim:  Lists.empty
// truth:  equivalent
// today:  unknown
// why:    both leave an empty list; what is left beyond its end is nobody's business
import java.util.*;

class Lists {
    static int empty(List<Integer> values) {
        int n = values.size();
        if (n > 0) values.clear();
        return n;
    }
}
