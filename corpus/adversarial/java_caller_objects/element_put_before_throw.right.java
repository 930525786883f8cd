import java.util.*;

class Lists {
    static void put(List<Integer> values, int n) {
        values.add(n);
        if (n < 0) throw new IllegalArgumentException("negative");
    }
}
