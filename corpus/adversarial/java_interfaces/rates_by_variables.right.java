import java.util.function.*;

class Price {
    interface Rate {
        int of(int amount);
    }

    static int total(int a, int b, Rate rate) {
        int first = rate.of(a);
        int second = rate.of(b);
        return second + first;
    }
}
