// claim:  Lists.kind
// truth:  equivalent
// why:    a size is never negative, whatever a model says
import java.util.*;

class Lists {
    static int kind(List<String> values) {
        if (values.size() == 0) return 0;
        return 1;
    }
}
