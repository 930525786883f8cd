// claim:  odds
// truth:  different
// why:    a negative odd number has the rest -1
import java.util.ArrayList;
import java.util.List;
class Odds {
    static List<Integer> odds(int[] values) {
        List<Integer> result = new ArrayList<>();
        for (int v : values) {
            if (v % 2 != 0) result.add(v);
        }
        return result;
    }
}
