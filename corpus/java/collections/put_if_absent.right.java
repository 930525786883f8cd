import java.util.HashMap;
import java.util.Map;
class FirstIndex {
    static int firstIndex(int[] values, int asked) {
        Map<Integer, Integer> first = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            first.putIfAbsent(values[i], i);
        }
        return first.getOrDefault(asked, -1);
    }
}
