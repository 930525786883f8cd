// claim:  indexOf
// truth:  equivalent
// today:  unknown
// why:    containsKey and get become get and a null check
import java.util.HashMap;
import java.util.Map;
class TwoSum {
    static int indexOf(int[] values, int goal) {
        Map<Integer, Integer> where = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            int rest = goal - values[i];
            if (where.containsKey(rest)) {
                return where.get(rest);
            }
            where.put(values[i], i);
        }
        return -1;
    }
}
