import java.util.*;

class Errs {
    static int run(int n) {
        if (n < 0) throw new IllegalStateException("java.lang.RuntimeException: n", new RuntimeException("n"));
        return n;
    }
}
