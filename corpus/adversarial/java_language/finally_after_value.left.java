// claim:  Flow.next
// truth:  equivalent
// why:    the value is taken before finally changes the variable
import java.util.*;

class Flow {
    static int next(int n) {
        int x = n;
        try {
            return x;
        } finally {
            x++;
        }
    }
}
