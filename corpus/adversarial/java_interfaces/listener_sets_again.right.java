import java.util.function.*;

class Listen {
    interface Listener {
        void changed(int n);
    }

    int n;

    int set(int to, Listener listener) {
        n = to;
        listener.changed(to);
        return to;
    }
}
