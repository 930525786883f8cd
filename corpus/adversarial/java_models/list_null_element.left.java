// claim:  sum
// truth:  different
// why:    a null among the elements
import java.util.List;
class Sum {
    static int sum(List<Integer> values) {
        int total = 0;
        for (Integer v : values) if (v != null) total += v;
        return total;
    }
}
