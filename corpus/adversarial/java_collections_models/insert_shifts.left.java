// claim:  Lists.last
// truth:  different
// why:    inserting moves the elements behind
import java.util.*;

class Lists {
    static int last(int a, int b, int c) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        values.add(0, c);
        return values.get(1);
    }
}
