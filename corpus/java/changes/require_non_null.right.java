import java.util.Objects;

class Config {
    static int port(String host, Integer port) {
        Objects.requireNonNull(host, "host");
        int usual = host.startsWith("https:") ? 443 : 80;
        return port != null ? port.intValue() : usual;
    }
}
