import java.util.*;

class Lists {
    static int last(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        return values.get(1);
    }
}
