// claim:  make
// truth:  equivalent
// why:    nobody sees the capacity of a list
import java.util.*;

class Made {
    static List<Integer> make(int x) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        return list;
    }
}
