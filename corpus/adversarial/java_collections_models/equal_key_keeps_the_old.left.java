// claim:  Maps.key
// truth:  different
// today:  unknown
// why:    an equal key that is put again is not the one that is kept
import java.util.*;

class Maps {
    static boolean key(String text) {
        Map<String, Integer> map = new HashMap<>();
        String one = new String(text);
        String other = new String(text);
        map.put(one, 1);
        map.put(other, 2);
        return map.keySet().iterator().next() == one;
    }
}
