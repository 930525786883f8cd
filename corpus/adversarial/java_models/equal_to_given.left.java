// claim:  same
// truth:  different
// why:    a list that is given is compared with one that is made
import java.util.*;

class Given {
    static boolean same(List<Integer> given, int x) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        return list.equals(given);
    }
}
