import java.util.function.*;

class Both {
    interface Hook {
        void call();
    }

    private int n;

    int peek() {
        return n + 1;
    }

    int run(Hook hook) {
        n += 1;
        hook.call();
        return n;
    }
}
