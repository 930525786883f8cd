// claim:  Make.both
// truth:  equivalent
// today:  unknown
// why:    the texts that the maker gives, joined in two ways
import java.util.function.*;

class Make {
    interface Maker {
        String make(int n);
    }

    static String both(Maker maker, int n) {
        String first = maker.make(n);
        String second = maker.make(n + 1);
        return first + second;
    }
}
