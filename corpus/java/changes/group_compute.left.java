// claim:  Groups.largest
// truth:  equivalent
// today:  unknown
// why:    a lookup, a test for null and a put become computeIfAbsent
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Groups {
    static int largest(int[] keys, int buckets) {
        Map<Integer, List<Integer>> groups = new HashMap<>();
        int largest = 0;
        for (int key : keys) {
            int bucket = Math.floorMod(key, buckets);
            List<Integer> group = groups.get(bucket);
            if (group == null) {
                group = new ArrayList<>();
                groups.put(bucket, group);
            }
            group.add(key);
            largest = Math.max(largest, group.size());
        }
        return largest;
    }
}
