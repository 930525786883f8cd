// claim:  same
// assume: left.x >= -128 && left.x <= 128 && left.y >= -128 && left.y <= 128
// truth:  different
// why:    128 is in no cache
import java.util.*;

class Large {
    static boolean same(int x, int y) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        list.add(y);
        return list.get(0).equals(list.get(1));
    }
}
