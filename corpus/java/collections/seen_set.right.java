import java.util.HashSet;
import java.util.Set;
class Twice {
    static boolean hasTwice(int[] values) {
        Set<Integer> seen = new HashSet<>();
        for (int v : values) {
            if (!seen.add(v)) {
                return true;
            }
        }
        return false;
    }
}
