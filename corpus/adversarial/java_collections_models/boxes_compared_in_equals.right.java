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
        keys.add(new Key(n));
        return keys.contains(new Key(n));
    }
}
