import java.util.function.*;

class Both {
    interface Hook {
        void call();
    }

    private int n;

    int peek() {
        return n;
    }

    int run(Hook hook) {
        int next = n + 1;
        n = next;
        hook.call();
        return next;
    }
}
