// claim:  Errs.run
// truth:  different
// why:    the cause has another message
import java.util.*;

class Errs {
    static int run(int n) {
        if (n < 0) throw new IllegalStateException("bad", new RuntimeException("n"));
        return n;
    }
}
