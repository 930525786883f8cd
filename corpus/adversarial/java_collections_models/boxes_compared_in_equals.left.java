// claim:  Key.find
// truth:  different
// today:  unknown
// why:    an equals method asks which box is which, and a set calls it
import java.util.*;

class Key {
    final Integer id;

    Key(Integer id) {
        this.id = id;
    }

    public boolean equals(Object other) {
        return other instanceof Key && ((Key) other).id == id;
    }

    public int hashCode() {
        return 1;
    }

    static boolean find(int n) {
        Set<Key> keys = new HashSet<>();
        Integer box = n;
        keys.add(new Key(box));
        return keys.contains(new Key(box));
    }
}
