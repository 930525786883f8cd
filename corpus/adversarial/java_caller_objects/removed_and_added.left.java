// claim:  Lists.touch
// truth:  different
// today:  unknown
// why:    an element is added and taken away again: a caller who is iterating over the list gets a ConcurrentModificationException
import java.util.*;

class Lists {
    static int touch(ArrayList<Integer> values) {
        values.add(5);
        values.remove(values.size() - 1);
        return values.size();
    }
}
