// claim:  Lists.count
// truth:  different
// why:    what List.of gives cannot be added to
import java.util.*;

class Lists {
    static int count(int a, int b) {
        List<Integer> values = List.of(a, b);
        if (a > b) {
            values.add(a);
        }
        return values.size();
    }
}
