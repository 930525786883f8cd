// claim:  last
// truth:  different
// why:    the later value stays
import java.util.HashMap;
import java.util.Map;
class Put {
    static int last(int a, int b, int c) {
        Map<Integer, Integer> m = new HashMap<>();
        m.put(a, 1);
        m.put(b, 2);
        return m.getOrDefault(c, 0);
    }
}
