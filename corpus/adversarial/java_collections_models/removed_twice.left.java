// claim:  Lists.drop
// truth:  different
// why:    an iterator removes an element once
import java.util.*;

class Lists {
    static int drop(int a) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(a + 1);
        Iterator<Integer> all = values.iterator();
        all.next();
        all.remove();
        if (a == 0) {
            all.remove();
        }
        return values.size();
    }
}
