// claim:  Flow.last
// truth:  different
// why:    a return in finally wins over the exception
import java.util.*;

class Flow {
    static int last(int[] a) {
        try {
            return a[0];
        } finally {
            if (a == null) return -1;
        }
    }
}
