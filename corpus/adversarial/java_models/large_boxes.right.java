import java.util.*;

class Large {
    static boolean same(int x, int y) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        list.add(y);
        return list.get(0) == list.get(1);
    }
}
