import java.util.*;

class Maps {
    static int value(HashMap<String, Integer> map, String key) {
        Integer found = map.get(key);
        return found == null ? 0 : found;
    }
}
