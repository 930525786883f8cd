import java.util.*;

class Keys {
    static final class Key {
        final int value;

        Key(int value) {
            this.value = value;
        }

        public boolean equals(Object o) {
            return o instanceof Key k && k.value == value;
        }

        public int hashCode() {
            return 7 - value;
        }
    }

    static int first(int a, int b) {
        Set<Key> keys = new HashSet<>();
        keys.add(new Key(a & 7));
        keys.add(new Key(b & 7));
        return keys.iterator().next().value;
    }
}
