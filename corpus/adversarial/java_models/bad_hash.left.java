// claim:  find
// truth:  different
// today:  unknown
// why:    equal keys with different hashes are not found
import java.util.HashSet;
import java.util.Set;
class Find {
    static final class Key {
        final int id;
        final int salt;
        Key(int id, int salt) { this.id = id; this.salt = salt; }
        @Override public boolean equals(Object o) { return o instanceof Key && ((Key) o).id == id; }
        @Override public int hashCode() { return salt; }
    }
    static boolean find(int a, int b) {
        Set<Key> seen = new HashSet<>();
        seen.add(new Key(1, a));
        return seen.contains(new Key(1, b));
    }
}
