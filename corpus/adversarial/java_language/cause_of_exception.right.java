import java.util.*;

class Errs {
    static int run(int n) {
        try {
            if (n < 0) throw new IllegalArgumentException("n");
            return n;
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("bad");
        }
    }
}
