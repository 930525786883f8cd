import java.util.*;

class Errs {
    static int run(int n) {
        if (n < 0) throw new IllegalStateException("bad", new RuntimeException("m"));
        return n;
    }
}
