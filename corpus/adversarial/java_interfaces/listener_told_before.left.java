// claim:  Listen.set
// truth:  different
// why:    the listener sees what the object holds when it is told
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
