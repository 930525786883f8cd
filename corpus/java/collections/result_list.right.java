import java.util.ArrayList;
import java.util.List;
class Evens {
    static List<Integer> evens(int[] values) {
        List<Integer> result = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            int v = values[i];
            if (v % 2 != 0) continue;
            result.add(v);
        }
        return result;
    }
}
