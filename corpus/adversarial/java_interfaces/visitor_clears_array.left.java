// claim:  Visit.count
// truth:  different
// today:  unknown
// why:    the visitor may change the array before it is read again
import java.util.function.*;

class Visit {
    interface Visitor {
        boolean see(int v);
    }

    static int count(int[] all, Visitor visitor) {
        int n = 0;
        for (int i = 0; i < all.length; i++) {
            if (visitor.see(all[i])) n += all[i];
        }
        return n;
    }
}
