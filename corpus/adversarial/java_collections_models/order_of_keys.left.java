// claim:  Keys.first
// truth:  different
// today:  unknown
// why:    a HashMap does not give keys in the order in which they were put
import java.util.*;

class Keys {
    static String first(String a, String b) {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put(a, 1);
        map.put(b, 2);
        return map.keySet().iterator().next();
    }
}
