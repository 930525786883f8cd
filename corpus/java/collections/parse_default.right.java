class Port {
    private static int parse(String text, int otherwise) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
    static int port(String text) {
        int port = parse(text, 8080);
        return port <= 0 ? 8080 : port;
    }
}
