// claim:  largest
// truth:  equivalent
// today:  unknown
// why:    Collections.max against a loop
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
class Largest {
    static int largest(int[] values) {
        List<Integer> all = new ArrayList<>();
        all.add(0);
        for (int v : values) all.add(v);
        return Collections.max(all);
    }
}
