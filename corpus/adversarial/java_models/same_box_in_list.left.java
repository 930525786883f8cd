// claim:  same
// truth:  different
// why:    boxes in a list compared by identity
import java.util.ArrayList;
import java.util.List;
class Same {
    static boolean same(int n) {
        List<Integer> all = new ArrayList<>();
        all.add(n);
        all.add(n);
        return all.get(0) == all.get(1);
    }
}
