// claim:  Lists.count
// truth:  different
// today:  unknown
// why:    one of two programs only hands its list on
import java.util.*;

class Lists {
    static int count(List<Integer> values) {
        int count = 0;
        for (int i = 0; i < values.size(); i++) {
            count++;
        }
        return count;
    }
}
