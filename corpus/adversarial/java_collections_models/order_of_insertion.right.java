import java.util.*;

class Keys {
    static String first(String a, String b) {
        Set<String> set = new HashSet<>();
        set.add(b);
        set.add(a);
        return set.iterator().next();
    }
}
