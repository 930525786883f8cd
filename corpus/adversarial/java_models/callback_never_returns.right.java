import java.util.*;

class Loops {
    static final class Item implements Comparable<Item> {
        final int weight;

        Item(int weight) {
            this.weight = weight;
        }

        public int compareTo(Item other) {
            while (weight == 77) { }
            return Integer.compare(weight, other.weight);
        }
    }

    static void order(List<Item> items) {
        Collections.sort(items);
    }
}
