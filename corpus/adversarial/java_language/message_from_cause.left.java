// claim:  Errs.run
// truth:  equivalent
// today:  unknown
// why:    the message of an exception with only a cause is that of the cause as a text
import java.util.*;

class Errs {
    static int run(int n) {
        if (n < 0) throw new IllegalStateException(new RuntimeException("n"));
        return n;
    }
}
