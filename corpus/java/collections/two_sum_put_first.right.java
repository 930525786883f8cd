import java.util.HashMap;
import java.util.Map;
class TwoSum {
    static int indexOf(int[] values, int goal) {
        Map<Integer, Integer> where = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            where.put(values[i], i);
            Integer found = where.get(goal - values[i]);
            if (found != null) return found;
        }
        return -1;
    }
}
