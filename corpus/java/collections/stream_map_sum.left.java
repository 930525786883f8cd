// claim:  lengths
// truth:  equivalent
// today:  unknown
// why:    mapToInt over a list against a loop
import java.util.ArrayList;
import java.util.List;
class Lengths {
    static int lengths(String[] words) {
        List<String> kept = new ArrayList<>();
        for (String w : words) {
            if (!w.isEmpty()) kept.add(w);
        }
        int sum = 0;
        for (String w : kept) sum += w.length();
        return sum;
    }
}
