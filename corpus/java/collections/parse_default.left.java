// claim:  port
// truth:  equivalent
// today:  unknown
// why:    parseInt in a helper with a default
class Port {
    static int port(String text) {
        if (text == null || text.isEmpty()) return 8080;
        try {
            int port = Integer.parseInt(text);
            return port > 0 ? port : 8080;
        } catch (NumberFormatException e) {
            return 8080;
        }
    }
}
