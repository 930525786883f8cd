// claim:  Maps.value
// truth:  different
// why:    the key was put with null
import java.util.*;

class Maps {
    static int value(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", null);
        return map.containsKey(key) ? 1 : 0;
    }
}
