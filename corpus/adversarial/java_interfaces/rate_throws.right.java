import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        try {
            return rate.of(a) + rate.of(b);
        } catch (RuntimeException e) {
            return 0;
        }
    }
}
