import java.util.*;

class Orders {
    static int least(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        values.sort((x, y) -> x - y);
        return values.get(0);
    }
}
