import java.util.*;

class Lists {
    static List<Integer> pairs(int a, int b) {
        List<Integer> all = new ArrayList<>(5);
        all.add(b);
        all.add(0, a);
        return all;
    }
}
