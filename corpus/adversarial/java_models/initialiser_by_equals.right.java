import java.util.*;

class Announced {
    static final class Loud {
        static {
            System.out.println("loud");
        }

        static boolean same(int a, int b) {
            return a == b;
        }
    }

    static final class Key {
        final int value;

        Key(int value) {
            this.value = value;
        }

        public boolean equals(Object o) {
            return o instanceof Key k && Loud.same(k.value, value);
        }

        public int hashCode() {
            return value;
        }
    }

    static boolean find(int a, int b) {
        List<Key> keys = new ArrayList<>();
        keys.add(new Key(a));
        return keys.get(0).value == b;
    }
}
