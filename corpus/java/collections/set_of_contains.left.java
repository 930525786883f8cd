// claim:  isWeekend
// truth:  equivalent
// today:  unknown
// why:    Set.of with contains against equals
import java.util.Set;
class Weekend {
    static boolean isWeekend(String day) {
        return "sat".equals(day) || "sun".equals(day);
    }
}
