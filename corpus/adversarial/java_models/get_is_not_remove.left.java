// claim:  again
// truth:  different
// today:  unknown
// why:    a key of one's own: get leaves it there, remove does not
import java.util.HashMap;
import java.util.Map;
class Again {
    record Key(int id) {}
    static boolean again(int id) {
        Map<Key, Integer> all = new HashMap<>();
        all.put(new Key(id), 1);
        all.get(new Key(id));
        return all.containsKey(new Key(id));
    }
}
