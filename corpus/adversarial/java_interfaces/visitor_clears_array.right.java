import java.util.function.*;

class Visit {
    interface Visitor {
        boolean see(int v);
    }

    static int count(int[] all, Visitor visitor) {
        int n = 0;
        for (int i = 0; i < all.length; i++) {
            int v = all[i];
            if (visitor.see(v)) n += v;
        }
        return n;
    }
}
