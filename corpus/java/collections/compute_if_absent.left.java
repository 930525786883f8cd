// claim:  groups
// truth:  equivalent
// today:  unknown
// why:    computeIfAbsent against get, null check and put
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
class Groups {
    static int groups(int[] values, int asked) {
        Map<Integer, List<Integer>> byRest = new HashMap<>();
        for (int v : values) {
            int rest = Math.floorMod(v, 10);
            List<Integer> group = byRest.get(rest);
            if (group == null) {
                group = new ArrayList<>();
                byRest.put(rest, group);
            }
            group.add(v);
        }
        List<Integer> found = byRest.get(asked);
        return found == null ? 0 : found.size();
    }
}
