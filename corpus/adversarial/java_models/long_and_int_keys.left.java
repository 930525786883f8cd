// claim:  find
// truth:  different
// today:  unknown
// why:    a Long is never equal to an Integer
import java.util.HashMap;
import java.util.Map;
class Find {
    static boolean find(int n) {
        Map<Object, String> names = new HashMap<>();
        names.put(n, "int");
        return names.containsKey((long) n);
    }
}
