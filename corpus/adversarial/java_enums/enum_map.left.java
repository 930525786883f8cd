// claim:  Plan.first
// truth:  different
// today:  unknown
// why:    a map of enum constants goes by their order
import java.util.EnumMap;

enum Step {
    WASH, DRY
}

class Plan {
    static String first(EnumMap<Step, String> plan) {
        return plan.values().iterator().next();
    }
}
