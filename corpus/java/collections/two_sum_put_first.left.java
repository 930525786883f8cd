// claim:  indexOf
// truth:  different
// why:    an element is its own partner if it is put before it is asked for
import java.util.HashMap;
import java.util.Map;
class TwoSum {
    static int indexOf(int[] values, int goal) {
        Map<Integer, Integer> where = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            Integer found = where.get(goal - values[i]);
            if (found != null) return found;
            where.put(values[i], i);
        }
        return -1;
    }
}
