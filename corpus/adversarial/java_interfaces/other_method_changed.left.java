// claim:  Both.run
// truth:  different
// today:  unknown
// why:    the hook may call the other method, which was changed, and act on what it says
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
