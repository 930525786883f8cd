import java.util.*;

class Lists {
    static int make(int capacity) {
        List<Integer> values = new ArrayList<>();
        values.add(capacity);
        return values.get(0);
    }
}
