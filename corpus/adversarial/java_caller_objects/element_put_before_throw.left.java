// claim:  Lists.put
// truth:  different
// why:    the list keeps what was added before the exception
import java.util.*;

class Lists {
    static void put(List<Integer> values, int n) {
        if (n < 0) throw new IllegalArgumentException("negative");
        values.add(n);
    }
}
