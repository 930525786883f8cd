// claim:  kept
// truth:  equivalent
// today:  unknown
// why:    removal through the iterator becomes removeIf
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
class Kept {
    static int kept(int[] values) {
        List<Integer> all = new ArrayList<>();
        for (int v : values) all.add(v);
        Iterator<Integer> it = all.iterator();
        while (it.hasNext()) {
            if (it.next() < 0) it.remove();
        }
        return all.size();
    }
}
