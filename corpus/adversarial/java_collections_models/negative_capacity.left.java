// claim:  Lists.make
// truth:  different
// why:    a list of negative capacity cannot be made
import java.util.*;

class Lists {
    static int make(int capacity) {
        List<Integer> values = new ArrayList<>(capacity);
        values.add(capacity);
        return values.get(0);
    }
}
