import java.util.EnumMap;

enum Step {
    DRY, WASH
}

class Plan {
    static String first(EnumMap<Step, String> plan) {
        return plan.values().iterator().next();
    }
}
