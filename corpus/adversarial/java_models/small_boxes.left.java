// claim:  same
// assume: left.x >= -128 && left.x <= 127 && left.y >= -128 && left.y <= 127
// truth:  equivalent
// why:    small boxes are the same object, so == is equals
import java.util.*;

class Small {
    static boolean same(int x, int y) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        list.add(y);
        return list.get(0).equals(list.get(1));
    }
}
