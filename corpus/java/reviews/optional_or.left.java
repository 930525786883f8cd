// claim:  Config.port
// truth:  equivalent
// today:  unknown
// why:    null checks become an Optional with or and orElse
import java.util.*;

class Config {
    static int port(Integer given, Integer fallback) {
        if (given != null) {
            return given;
        }
        if (fallback != null) {
            return fallback;
        }
        return 8080;
    }
}
