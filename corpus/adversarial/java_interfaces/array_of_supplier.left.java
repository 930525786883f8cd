// claim:  Buffers.run
// truth:  different
// today:  unknown
// why:    the supplier may keep the array that it gave and change it later
import java.util.function.*;

class Buffers {
    static int run(Supplier<int[]> s) {
        int[] a = s.get();
        a[0] = 1;
        s.get();
        return a[0];
    }
}
