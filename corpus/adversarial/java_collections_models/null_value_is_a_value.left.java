// claim:  Maps.get
// truth:  different
// why:    a key whose value is null has no other value
import java.util.*;

class Maps {
    static int get(String key, int otherwise) {
        Map<String, Integer> map = new HashMap<>();
        map.put(key, null);
        Integer found = map.getOrDefault("a", otherwise);
        return found == null ? -1 : found;
    }
}
