// claim:  Lists.smallest
// truth:  different
// today:  unknown
// why:    sorting in place is seen by the caller
import java.util.*;

class Lists {
    static int smallest(List<Integer> values) {
        int least = values.get(0);
        for (int v : values) if (v < least) least = v;
        return least;
    }
}
