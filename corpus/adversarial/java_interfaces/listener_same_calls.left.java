// claim:  Listen.set
// truth:  equivalent
// why:    the same calls with the same arguments in the same order
import java.util.function.*;

class Listen {
    interface Listener {
        void changed(int n);
    }

    int n;

    int set(int to, Listener listener) {
        n = to;
        listener.changed(to);
        return n;
    }
}
