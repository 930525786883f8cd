// claim:  Lists.drop
// truth:  different
// why:    remove takes an index or an element
import java.util.*;

class Lists {
    static int drop(int a, int b, int which) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        values.remove((Integer) which);
        return values.size();
    }
}
