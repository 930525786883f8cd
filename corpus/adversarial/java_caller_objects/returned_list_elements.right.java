import java.util.*;

class Lists {
    static List<Integer> pairs(int a, int b) {
        List<Integer> all = new ArrayList<>();
        all.add(b);
        all.add(a);
        return all;
    }
}
