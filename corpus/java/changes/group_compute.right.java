import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Groups {
    static int largest(int[] keys, int buckets) {
        Map<Integer, List<Integer>> groups = new HashMap<>();
        int largest = 0;
        for (int key : keys) {
            List<Integer> group = groups.computeIfAbsent(Math.floorMod(key, buckets), k -> new ArrayList<>());
            group.add(key);
            if (group.size() > largest) {
                largest = group.size();
            }
        }
        return largest;
    }
}
