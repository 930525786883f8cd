import java.util.*;

class Maps {
    static int get(String key, int otherwise) {
        Map<String, Integer> map = new HashMap<>();
        map.put(key, null);
        Integer found = map.get("a");
        return found == null ? otherwise : found;
    }
}
