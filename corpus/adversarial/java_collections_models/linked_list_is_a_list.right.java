import java.util.*;

class Lists {
    static int third(int a, int b, int index) {
        List<Integer> values = new LinkedList<>();
        values.add(a);
        values.add(b);
        return values.get(index);
    }
}
