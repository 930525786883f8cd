// claim:  Config.port
// truth:  equivalent
// why:    an explicit throw becomes Objects.requireNonNull with the same message
class Config {
    static int port(String host, Integer port) {
        if (host == null) {
            throw new NullPointerException("host");
        }
        if (port == null) {
            return host.startsWith("https:") ? 443 : 80;
        }
        return port;
    }
}
