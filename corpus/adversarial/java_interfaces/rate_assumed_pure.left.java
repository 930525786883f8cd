// claim:  Price.total
// truth:  different
// today:  unknown
// why:    the rate need not answer the same twice
import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        return rate.of(a) + rate.of(a);
    }
}
