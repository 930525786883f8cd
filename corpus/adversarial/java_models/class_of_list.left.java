// claim:  isPlain
// truth:  equivalent
// why:    the class of a new list is that of lists
import java.util.*;

class Plain {
    static boolean isPlain(int x) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        return list.getClass() == ArrayList.class;
    }
}
