// claim:  Opts.kind
// truth:  equivalent
// today:  unknown
// why:    no Optional holds null and is present
import java.util.*;

class Opts {
    static int kind(Optional<String> given) {
        if (given.isPresent()) return given.get() == null ? 2 : 1;
        return 0;
    }
}
