// claim:  Order.first
// truth:  different
// today:  unknown
// why:    the method is the same, and reads a constant that is not
import java.util.*;

class Order {
    static int first(List<Entry> entries) {
        return Collections.max(entries).rank;
    }
}

class Rules {
    static final int[] SIGN = {1};
}

class Entry implements Comparable<Entry> {
    final int rank;

    Entry(int rank) {
        this.rank = rank;
    }

    @Override
    public int compareTo(Entry other) {
        return Rules.SIGN[0] * Integer.compare(rank, other.rank);
    }
}
