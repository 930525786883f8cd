// claim:  Both.run
// truth:  equivalent
// why:    another method calls the compared one, and is the same but for that
import java.util.function.*;

class Both {
    interface Hook {
        void call();
    }

    private int n;

    int peek() {
        return n < 0 ? run(null) : n;
    }

    int run(Hook hook) {
        n++;
        hook.call();
        return n;
    }
}
