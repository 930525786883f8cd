// claim:  Both.run
// truth:  different
// today:  unknown
// why:    the hook may call the compared method again, which counts on
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
        n++;
        hook.call();
        return n;
    }
}
