import java.util.List;

class Routes {
    record Route(String prefix, int port) {}

    static int target(List<Route> routes, String path) {
        int port = 80;
        for (Route route : routes) {
            if (path.startsWith(route.prefix())) {
                port = route.port();
            }
        }
        return port;
    }
}
