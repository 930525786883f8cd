import java.util.*;

class Maps {
    static boolean key(String text) {
        Map<String, Integer> map = new HashMap<>();
        String one = new String(text);
        String other = new String(text);
        map.put(one, 1);
        map.put(other, 2);
        return map.keySet().iterator().next() == other;
    }
}
