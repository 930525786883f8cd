import java.util.*;

class Bins {
    static int first(boolean other) {
        Set<Integer> keys = new HashSet<>();
        keys.add(0);
        keys.add(16);
        return keys.iterator().next();
    }
}
