import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        if (rate == null) return 0;
        return rate.of(a) + rate.of(b);
    }
}
