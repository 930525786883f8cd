import java.util.HashMap;
import java.util.Map;
class Again {
    record Key(int id) {}
    static boolean again(int id) {
        Map<Key, Integer> all = new HashMap<>();
        all.put(new Key(id), 1);
        all.remove(new Key(id));
        return all.containsKey(new Key(id));
    }
}
