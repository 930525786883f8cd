// claim:  Lists.hash
// truth:  equivalent
// today:  unknown
// why:    the hash of a list is made of those of its elements
import java.util.*;

class Lists {
    static int hash(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        return values.hashCode();
    }
}
