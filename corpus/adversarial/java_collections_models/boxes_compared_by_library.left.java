// claim:  Boxes.size
// truth:  different
// today:  unknown
// why:    the library asks which box is which
import java.util.*;

class Boxes {
    static int size(int n) {
        Map<Integer, Integer> map = new IdentityHashMap<>();
        Integer box = n;
        map.put(box, 1);
        map.put(box, 2);
        return map.size();
    }
}
