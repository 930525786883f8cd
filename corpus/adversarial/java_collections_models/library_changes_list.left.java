// claim:  Lists.last
// truth:  different
// today:  unknown
// why:    the library sorts the list that was made
import java.util.*;

class Lists {
    static int last(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        Collections.sort(values);
        return values.get(1);
    }
}
