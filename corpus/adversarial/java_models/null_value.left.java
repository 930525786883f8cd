// claim:  known
// truth:  different
// why:    a key with a null value is contained
import java.util.*;

class Values {
    static boolean known(String value, int key) {
        Map<Integer, String> map = new HashMap<>();
        map.put(1, value);
        return map.containsKey(key);
    }
}
