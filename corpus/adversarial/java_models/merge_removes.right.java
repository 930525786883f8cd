import java.util.HashMap;
import java.util.Map;
class Merge {
    static int count(int[] values) {
        Map<Integer, Integer> all = new HashMap<>();
        for (int v : values) all.merge(v, 1, (a, b) -> a);
        return all.size();
    }
}
