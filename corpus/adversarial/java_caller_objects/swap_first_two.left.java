// claim:  Lists.swap
// truth:  different
// why:    the caller sees that two elements changed places
import java.util.*;

class Lists {
    static int swap(List<String> values) {
        if (values.size() < 2) return 0;
        String first = values.get(0);
        values.set(0, values.get(1));
        values.set(1, first);
        return 2;
    }
}
