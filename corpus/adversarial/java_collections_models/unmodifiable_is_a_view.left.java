// claim:  Lists.size
// truth:  different
// today:  unknown
// why:    an unmodifiable list is a view and no copy
import java.util.*;

class Lists {
    static int size(int a) {
        List<Integer> values = new ArrayList<>();
        List<Integer> view = Collections.unmodifiableList(values);
        values.add(a);
        return view.size();
    }
}
