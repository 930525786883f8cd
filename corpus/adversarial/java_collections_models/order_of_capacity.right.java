import java.util.*;

class Keys {
    static int first(int a, int b) {
        Set<Integer> set = new HashSet<>(64);
        set.add(a);
        set.add(b);
        return set.iterator().next();
    }
}
