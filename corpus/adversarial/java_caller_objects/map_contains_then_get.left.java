// claim:  Maps.value
// truth:  different
// today:  unknown
// why:    a key that maps to null: the one unboxes null
import java.util.*;

class Maps {
    static int value(HashMap<String, Integer> map, String key) {
        return map.containsKey(key) ? map.get(key) : 0;
    }
}
