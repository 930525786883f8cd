import java.util.ArrayList;
import java.util.List;
class Odds {
    static List<Integer> odds(int[] values) {
        List<Integer> result = new ArrayList<>();
        for (int v : values) {
            if (v % 2 == 1) result.add(v);
        }
        return result;
    }
}
