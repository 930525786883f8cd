// claim:  Keep.run
// truth:  equivalent
// why:    a final field stays what it is, whatever the source does
import java.util.function.*;

class Keep {
    interface Source {
        int next();
    }

    final int limit;

    Keep(int limit) {
        this.limit = limit;
    }

    int run(Source source) {
        int a = source.next();
        return a < limit ? a : limit;
    }
}
