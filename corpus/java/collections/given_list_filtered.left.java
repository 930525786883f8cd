// claim:  positives
// truth:  equivalent
// why:    a new list out of a caller's list: iterator against index
import java.util.ArrayList;
import java.util.List;
class Positives {
    static List<Integer> positives(List<Integer> values) {
        List<Integer> result = new ArrayList<>();
        for (Integer v : values) {
            if (v > 0) result.add(v);
        }
        return result;
    }
}
