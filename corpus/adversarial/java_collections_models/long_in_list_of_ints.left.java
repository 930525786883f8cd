// claim:  Lists.has
// truth:  different
// why:    a Long equals no Integer
import java.util.*;

class Lists {
    static boolean has(int a) {
        List<Object> values = new ArrayList<>();
        values.add(a);
        return values.contains((long) a);
    }
}
