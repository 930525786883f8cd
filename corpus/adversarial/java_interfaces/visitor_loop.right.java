import java.util.function.*;

class Visit {
    interface Visitor {
        boolean see(int v);
    }

    static int count(int[] all, Visitor visitor) {
        int n = 0;
        for (int v : all) {
            if (visitor.see(v)) n++;
        }
        return n;
    }
}
