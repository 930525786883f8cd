import java.util.HashMap;
import java.util.Map;
class Nulls {
    static int count(String key) {
        Map<String, String> all = new HashMap<>();
        all.put(key, null);
        return all.get(key) != null ? 1 : 0;
    }
}
