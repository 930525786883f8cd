import java.util.*;

class Config {
    static int port(Integer given, Integer fallback) {
        return Optional.ofNullable(given).or(() -> Optional.ofNullable(fallback)).orElse(8080);
    }
}
