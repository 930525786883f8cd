// claim:  count
// truth:  different
// today:  unknown
// why:    a function that changes the map while it computes throws
import java.util.HashMap;
import java.util.Map;
class Compute {
    static int count(int n) {
        Map<Integer, Integer> all = new HashMap<>();
        all.computeIfAbsent(n, k -> { all.put(k + 1, 0); return 1; });
        return all.size();
    }
}
