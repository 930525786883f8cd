import java.util.ArrayList;
import java.util.List;
class Lengths {
    static int lengths(String[] words) {
        List<String> kept = new ArrayList<>();
        for (String w : words) {
            if (!w.isEmpty()) kept.add(w);
        }
        return kept.stream().mapToInt(String::length).sum();
    }
}
