import java.util.*;

class Maps {
    static int value(Map<String, Integer> map, String key) {
        Integer found = map.get(key);
        if (found != null) return found;
        return 0;
    }
}
