// claim:  make
// truth:  equivalent
// today:  unknown
// why:    nobody sees that something was added and taken out again
import java.util.*;

class Undone {
    static List<Integer> make(int x) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        return list;
    }
}
