// claim:  Errs.run
// truth:  different
// why:    the exception has another cause
import java.util.*;

class Errs {
    static int run(int n) {
        try {
            if (n < 0) throw new IllegalArgumentException("n");
            return n;
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("bad", e);
        }
    }
}
