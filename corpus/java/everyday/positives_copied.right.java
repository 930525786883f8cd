import java.util.ArrayList;
import java.util.List;

class Filters {
    static int[] positives(int[] values) {
        List<Integer> found = new ArrayList<>();
        for (int value : values) {
            if (value > 0) {
                found.add(value);
            }
        }
        int[] result = new int[found.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = found.get(i);
        }
        return result;
    }
}
