import java.util.function.*;

class Arrays2 {
    static int run(int[] a, Runnable s) {
        a[0] = 1;
        s.run();
        return 1;
    }
}
