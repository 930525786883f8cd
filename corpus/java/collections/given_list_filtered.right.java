import java.util.ArrayList;
import java.util.List;
class Positives {
    static List<Integer> positives(List<Integer> values) {
        List<Integer> result = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            Integer v = values.get(i);
            if (v <= 0) continue;
            result.add(v);
        }
        return result;
    }
}
