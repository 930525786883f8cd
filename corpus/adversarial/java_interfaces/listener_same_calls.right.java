import java.util.function.*;

class Listen {
    interface Listener {
        void changed(int n);
    }

    int n;

    int set(int to, Listener listener) {
        this.n = to;
        listener.changed(n);
        int after = this.n;
        return after;
    }
}
