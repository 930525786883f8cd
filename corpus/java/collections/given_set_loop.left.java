// claim:  total
// truth:  equivalent
// why:    a caller's set is summed: helper extracted
import java.util.Set;
class SetSum {
    static int total(Set<Integer> values) {
        int total = 0;
        for (int v : values) {
            if (v > 0 && v < 1000) total += v;
        }
        return total;
    }
}
