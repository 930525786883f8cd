import java.util.function.*;

class Listen {
    interface Listener {
        void changed(int n);
    }

    int n;

    int set(int to, Listener listener) {
        listener.changed(to);
        n = to;
        return n;
    }
}
