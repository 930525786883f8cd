// claim:  visits
// truth:  equivalent
// today:  unknown
// why:    a text as the key of a set becomes a record
import java.util.HashSet;
import java.util.Set;
class Walk {
    static int visits(int[] steps) {
        Set<String> seen = new HashSet<>();
        int x = 0, y = 0, again = 0;
        for (int step : steps) {
            if (step > 0) x++; else y++;
            if (!seen.add(x + ":" + y)) again++;
        }
        return again;
    }
}
