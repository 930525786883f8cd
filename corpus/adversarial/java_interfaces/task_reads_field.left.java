// claim:  Counter.run
// truth:  different
// today:  unknown
// why:    the caller's task may ask for what the field holds meanwhile
import java.util.function.*;

class Counter {
    private int n;

    int get() {
        return n;
    }

    void run(Runnable s) {
        n = 1;
        s.run();
        n = 2;
    }
}
