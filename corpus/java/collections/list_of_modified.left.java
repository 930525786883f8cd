// claim:  extended
// truth:  different
// why:    List.of cannot be changed
import java.util.ArrayList;
import java.util.List;
class Extend {
    static int extended(int n) {
        List<Integer> all = new ArrayList<>(List.of(1, 2));
        if (n > 100) all.add(n);
        return all.size();
    }
}
