// claim:  Visit.count
// truth:  equivalent
// why:    an index loop becomes an enhanced one; the array stays the same and so does its length
import java.util.function.*;

class Visit {
    interface Visitor {
        boolean see(int v);
    }

    static int count(int[] all, Visitor visitor) {
        int n = 0;
        for (int i = 0; i < all.length; i++) {
            if (visitor.see(all[i])) n++;
        }
        return n;
    }
}
