// claim:  Counter.run
// truth:  different
// today:  unknown
// why:    the caller's supplier may change the object's field
import java.util.function.*;

class Counter {
    int n;

    int run(Supplier<Integer> s) {
        n = 1;
        s.get();
        return n;
    }
}
