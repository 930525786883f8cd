// claim:  sum
// truth:  different
// today:  unknown
// why:    the method calls itself with a view of the list
import java.util.List;
class Rec {
    static int sum(List<Integer> xs) {
        if (xs.isEmpty()) return 0;
        return xs.get(0) + sum(xs.subList(1, xs.size()));
    }
}
