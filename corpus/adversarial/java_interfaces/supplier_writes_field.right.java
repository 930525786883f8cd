import java.util.function.*;

class Counter {
    int n;

    int run(Supplier<Integer> s) {
        n = 1;
        s.get();
        return 1;
    }
}
