import java.util.*;

class Boxes {
    static <T> boolean isSame(T one, T other) {
        return one == other;
    }

    static boolean same(int n) {
        return isSame((Integer) n, (Integer) n);
    }
}
