// claim:  Lists.same
// truth:  equivalent
// today:  unknown
// why:    an element is replaced by itself
import java.util.*;

class Lists {
    static int same(List<String> values) {
        if (values.isEmpty()) return 0;
        values.set(0, values.get(0));
        return 1;
    }
}
