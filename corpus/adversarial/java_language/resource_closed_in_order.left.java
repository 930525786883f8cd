// claim:  Res.run
// truth:  different
// why:    resources are closed in the reverse order
import java.util.*;

class Res {
    static int log;
    static class One implements AutoCloseable { public void close() { log = log * 10 + 1; } }
    static class Two implements AutoCloseable { public void close() { log = log * 10 + 2; } }
    static int run() {
        log = 0;
        try (One a = new One(); Two b = new Two()) {
            log = 5;
        }
        return log;
    }
}
