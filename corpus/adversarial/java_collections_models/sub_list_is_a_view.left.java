// claim:  Lists.size
// truth:  different
// today:  unknown
// why:    a part of a list is no copy
import java.util.*;

class Lists {
    static int size(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        List<Integer> part = values.subList(0, 1);
        part.clear();
        return values.size();
    }
}
