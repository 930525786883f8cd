// claim:  Lists.drop
// truth:  different
// why:    of two elements another one is left
import java.util.*;

class Lists {
    static int drop(List<Integer> values) {
        if (values.size() != 2) return 0;
        values.remove(0);
        return 1;
    }
}
