import java.util.Set;
class Weekend {
    private static final Set<String> DAYS = Set.of("sat", "sun");
    static boolean isWeekend(String day) {
        return day != null && DAYS.contains(day);
    }
}
