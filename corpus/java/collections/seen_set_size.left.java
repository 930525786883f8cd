// claim:  distinct
// truth:  equivalent
// why:    a counter beside a set becomes its size
import java.util.HashSet;
import java.util.Set;
class Distinct {
    static int distinct(int[] values) {
        Set<Integer> seen = new HashSet<>();
        int count = 0;
        for (int v : values) {
            if (seen.add(v)) count++;
        }
        return count;
    }
}
