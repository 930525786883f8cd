// claim:  hasTwice
// truth:  equivalent
// why:    contains and add of a set become the answer of add
import java.util.HashSet;
import java.util.Set;
class Twice {
    static boolean hasTwice(int[] values) {
        Set<Integer> seen = new HashSet<>();
        for (int v : values) {
            if (seen.contains(v)) {
                return true;
            }
            seen.add(v);
        }
        return false;
    }
}
