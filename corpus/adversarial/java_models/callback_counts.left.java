// claim:  order
// truth:  different
// today:  unknown
// why:    a callback counts its calls in a static field
import java.util.*;

class Counted {
    static int calls;

    static final class Item implements Comparable<Item> {
        final int weight;

        Item(int weight) {
            this.weight = weight;
        }

        public int compareTo(Item other) {
            calls++;
            return Integer.compare(weight, other.weight);
        }
    }

    static int order(List<Item> items) {
        calls = 0;
        Collections.sort(items);
        return calls;
    }
}
