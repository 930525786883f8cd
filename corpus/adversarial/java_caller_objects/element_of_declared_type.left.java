// claim:  Lists.first
// truth:  equivalent
// today:  unknown
// why:    a list of integers holds integers or null, and nothing that cannot be cast
import java.util.*;

class Lists {
    static boolean first(List<Integer> values) {
        Object held = values.get(0);
        return held == null || held instanceof Integer;
    }
}
