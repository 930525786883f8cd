import java.util.HashMap;
import java.util.Map;
class Compute {
    static int count(int n) {
        Map<Integer, Integer> all = new HashMap<>();
        all.put(n + 1, 0);
        all.put(n, 1);
        return all.size();
    }
}
