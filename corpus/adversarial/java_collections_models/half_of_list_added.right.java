import java.util.*;

class Lists {
    static void addAll(List<Integer> to, int a, int b) {
        if (a < 0) {
            throw new IllegalArgumentException();
        }
        to.add(a);
        if (b < 0) {
            throw new IllegalArgumentException();
        }
        to.add(b);
    }
}
