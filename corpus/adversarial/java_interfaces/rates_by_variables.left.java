// claim:  Price.total
// truth:  equivalent
// why:    the answers are put into variables first
import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        return rate.of(a) + rate.of(b);
    }
}
