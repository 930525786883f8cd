import java.util.*;

class Res {
    static int log;
    static class One implements AutoCloseable { public void close() { log = log * 10 + 1; } }
    static class Two implements AutoCloseable { public void close() { log = log * 10 + 2; } }
    static int run() {
        log = 0;
        One a = new One();
        Two b = new Two();
        log = 5;
        a.close();
        b.close();
        return log;
    }
}
