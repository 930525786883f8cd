import java.util.function.*;

class Make {
    interface Maker {
        String make(int n);
    }

    static String both(Maker maker, int n) {
        String first = maker.make(n);
        if (first == null) return null;
        String second = maker.make(n + 1);
        return first + second;
    }
}
