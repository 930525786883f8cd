// claim:  Price.total
// truth:  different
// today:  unknown
// why:    the caller's rate is asked in another order
import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        return rate.of(a) + rate.of(b);
    }
}
