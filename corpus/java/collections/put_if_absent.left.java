// claim:  firstIndex
// truth:  equivalent
// today:  unknown
// why:    a check and a put become putIfAbsent
import java.util.HashMap;
import java.util.Map;
class FirstIndex {
    static int firstIndex(int[] values, int asked) {
        Map<Integer, Integer> first = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            if (!first.containsKey(values[i])) {
                first.put(values[i], i);
            }
        }
        return first.getOrDefault(asked, -1);
    }
}
