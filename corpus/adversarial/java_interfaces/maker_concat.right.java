import java.util.function.*;

class Make {
    interface Maker {
        String make(int n);
    }

    static String both(Maker maker, int n) {
        String first = maker.make(n);
        String second = maker.make(n + 1);
        return new StringBuilder().append(first).append(second).toString();
    }
}
