import java.util.*;

class Boxes {
    static int size(int n) {
        Map<Integer, Integer> map = new IdentityHashMap<>();
        map.put(n, 1);
        map.put(n, 2);
        return map.size();
    }
}
