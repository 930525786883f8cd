// claim:  Make.both
// truth:  different
// today:  unknown
// why:    the second is not made if the first is null
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
