// claim:  Maps.put
// truth:  different
// why:    put gives the value from before, which may be null
import java.util.*;

class Maps {
    static int put(String a, String b) {
        Map<String, Integer> map = new HashMap<>();
        map.put(a, 1);
        return map.put(b, 2);
    }
}
