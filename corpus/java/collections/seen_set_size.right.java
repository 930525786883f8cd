import java.util.HashSet;
import java.util.Set;
class Distinct {
    static int distinct(int[] values) {
        Set<Integer> seen = new HashSet<>();
        for (int v : values) {
            seen.add(v);
        }
        return seen.size();
    }
}
