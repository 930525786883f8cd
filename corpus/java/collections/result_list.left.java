// claim:  evens
// truth:  equivalent
// why:    a list that is returned: guard clause against nested if
import java.util.ArrayList;
import java.util.List;
class Evens {
    static List<Integer> evens(int[] values) {
        List<Integer> result = new ArrayList<>();
        for (int v : values) {
            if (v % 2 == 0) {
                result.add(v);
            }
        }
        return result;
    }
}
