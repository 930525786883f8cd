import java.util.*;
import java.util.function.*;

class Functions {
    interface Own extends Function<Integer, Integer> {
    }

    static int twice(int x) {
        return Optional.of(x).map(y -> y + 1).get();
    }

    static int call(Own own, int x) {
        return own == null ? 0 : x + 1;
    }
}
