// claim:  Price.total
// truth:  different
// why:    a rate that is null: the one throws, the other does not ask
import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        return rate.of(a) + rate.of(b);
    }
}
