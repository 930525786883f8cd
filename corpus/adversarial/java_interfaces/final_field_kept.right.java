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
        int limit = this.limit;
        int a = source.next();
        return a < limit ? a : limit;
    }
}
