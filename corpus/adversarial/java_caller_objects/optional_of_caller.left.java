// claim:  Opts.value
// truth:  equivalent
// today:  unknown
// why:    a caller's Optional is empty or holds something that is not null
import java.util.*;

class Opts {
    static int value(Optional<Integer> given) {
        return given.isPresent() ? given.get() : 0;
    }
}
