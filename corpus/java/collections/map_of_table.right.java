import java.util.Map;
class Codes {
    private static final Map<String, Integer> CODES = Map.of("red", 1, "green", 2, "blue", 3);
    static int code(String name) {
        return CODES.getOrDefault(name, -1);
    }
}
