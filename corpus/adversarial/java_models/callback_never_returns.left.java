// claim:  order
// truth:  different
// today:  unknown
// why:    a callback does not return where the other does
import java.util.*;

class Loops {
    static final class Item implements Comparable<Item> {
        final int weight;

        Item(int weight) {
            this.weight = weight;
        }

        public int compareTo(Item other) {
            
            return Integer.compare(weight, other.weight);
        }
    }

    static void order(List<Item> items) {
        Collections.sort(items);
    }
}
