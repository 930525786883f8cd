// claim:  sum
// truth:  equivalent
// why:    index loop over a caller's list becomes an enhanced for
import java.util.List;
class Given {
    static int sum(List<Integer> values) {
        int total = 0;
        for (int i = 0; i < values.size(); i++) {
            total += values.get(i);
        }
        return total;
    }
}
