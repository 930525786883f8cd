// claim:  without
// truth:  different
// why:    remove(int) against remove(Object)
import java.util.ArrayList;
import java.util.List;
class Without {
    static int without(int[] values, int n) {
        List<Integer> all = new ArrayList<>();
        for (int v : values) all.add(v);
        all.remove(Integer.valueOf(n));
        return all.size();
    }
}
