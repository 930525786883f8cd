// claim:  count
// truth:  different
// why:    a key with the value null is there
import java.util.HashMap;
import java.util.Map;
class Nulls {
    static int count(String key) {
        Map<String, String> all = new HashMap<>();
        all.put(key, null);
        return all.containsKey(key) ? 1 : 0;
    }
}
