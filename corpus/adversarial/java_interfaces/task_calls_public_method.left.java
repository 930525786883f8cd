// claim:  Counter.run
// truth:  different
// today:  unknown
// why:    the caller's task may call a method that changes the field
import java.util.function.*;

class Counter {
    static int n;

    public static void add() {
        n++;
    }

    public static int run(Runnable s) {
        n = 1;
        s.run();
        return n;
    }
}
