import java.util.function.*;

class Buffers {
    static int run(Supplier<int[]> s) {
        int[] a = s.get();
        a[0] = 1;
        s.get();
        return 1;
    }
}
