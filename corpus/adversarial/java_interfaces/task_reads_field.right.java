import java.util.function.*;

class Counter {
    private int n;

    int get() {
        return n;
    }

    void run(Runnable s) {
        n = 0;
        s.run();
        n = 2;
    }
}
