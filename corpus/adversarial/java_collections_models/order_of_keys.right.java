import java.util.*;

class Keys {
    static String first(String a, String b) {
        Map<String, Integer> map = new HashMap<>();
        map.put(a, 1);
        map.put(b, 2);
        return map.keySet().iterator().next();
    }
}
