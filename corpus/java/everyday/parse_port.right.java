class Config {
    private static final int DEFAULT_PORT = 8080;

    static int port(String text) {
        int value = parseOr(text, DEFAULT_PORT);
        return 0 < value && value <= 0xFFFF ? value : DEFAULT_PORT;
    }

    private static int parseOr(String text, int fallback) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return fallback;
        }
    }
}
