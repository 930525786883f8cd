// claim:  Price.total
// truth:  different
// why:    the caller's rate may throw, and the one catches it
import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        return rate.of(a) + rate.of(b);
    }
}
