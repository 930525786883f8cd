// claim:  Lists.same
// truth:  different
// today:  unknown
// why:    lists of different kinds are equal by their elements
import java.util.*;

class Lists {
    static boolean same(int a) {
        List<Integer> one = new ArrayList<>();
        one.add(a);
        return one.equals(List.of(a));
    }
}
