// claim:  Lists.count
// truth:  different
// why:    the caller's list has one more element afterwards
import java.util.*;

class Lists {
    static int count(List<Integer> values) {
        int n = values.size();
        values.add(n);
        return n;
    }
}
