import java.util.*;

class Maps {
    static int value(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", null);
        return map.get(key) != null ? 1 : 0;
    }
}
