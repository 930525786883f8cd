// claim:  code
// truth:  equivalent
// today:  unknown
// why:    a switch becomes a table Map.of
import java.util.Map;
class Codes {
    static int code(String name) {
        switch (name) {
            case "red": return 1;
            case "green": return 2;
            case "blue": return 3;
            default: return -1;
        }
    }
}
