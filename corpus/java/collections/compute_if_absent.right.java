import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
class Groups {
    static int groups(int[] values, int asked) {
        Map<Integer, List<Integer>> byRest = new HashMap<>();
        for (int v : values) {
            byRest.computeIfAbsent(Math.floorMod(v, 10), k -> new ArrayList<>()).add(v);
        }
        return byRest.containsKey(asked) ? byRest.get(asked).size() : 0;
    }
}
