// claim:  Arrays2.run
// truth:  different
// today:  unknown
// why:    the caller has the array, and its task may change it
import java.util.function.*;

class Arrays2 {
    static int run(int[] a, Runnable s) {
        a[0] = 1;
        s.run();
        return a[0];
    }
}
