// claim:  Maps.size
// truth:  different
// today:  unknown
// why:    taking a key out of the view takes it out of the map
import java.util.*;

class Maps {
    static int size(String a) {
        Map<String, Integer> map = new HashMap<>();
        map.put(a, 1);
        Set<String> keys = map.keySet();
        keys.remove(a);
        return map.size();
    }
}
