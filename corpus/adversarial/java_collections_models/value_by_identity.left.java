// claim:  Maps.same
// truth:  equivalent
// today:  unknown
// why:    a map gives the very object that was put
import java.util.*;

class Maps {
    static boolean same(String key, String text) {
        Map<String, String> map = new HashMap<>();
        String value = new String(text);
        map.put(key, value);
        return map.get(new String(key)) == value;
    }
}
