// claim:  kept
// truth:  different
// why:    removal in an enhanced for throws
import java.util.ArrayList;
import java.util.List;
class Kept {
    static int kept(int[] values) {
        List<Integer> all = new ArrayList<>();
        for (int v : values) all.add(v);
        all.removeIf(v -> v < 0);
        return all.size();
    }
}
