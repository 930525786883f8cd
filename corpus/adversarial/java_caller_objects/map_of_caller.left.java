// claim:  Maps.value
// truth:  equivalent
// why:    what a caller's map answers is the same, asked once or twice
import java.util.*;

class Maps {
    static int value(Map<String, Integer> map, String key) {
        Integer found = map.get(key);
        return found == null ? 0 : found;
    }
}
