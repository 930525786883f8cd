// claim:  port
// truth:  equivalent
// why:    parsing with a fallback moved to a helper
class Config {
    static int port(String text) {
        int value;
        try {
            value = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 8080;
        }
        if (value < 1 || value > 65535) {
            return 8080;
        }
        return value;
    }
}
