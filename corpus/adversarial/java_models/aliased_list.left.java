// claim:  sum
// truth:  different
// why:    two names of one list, or a copy
import java.util.*;

class Aliased {
    static int sum(int x) {
        List<Integer> one = new ArrayList<>();
        one.add(x);
        List<Integer> other = one;
        other.add(x);
        return one.size();
    }
}
