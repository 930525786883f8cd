// claim:  Routes.target
// truth:  different
// why:    the loop without the early return finds the last match instead of the first
import java.util.List;

class Routes {
    record Route(String prefix, int port) {}

    static int target(List<Route> routes, String path) {
        for (Route route : routes) {
            if (path.startsWith(route.prefix())) {
                return route.port();
            }
        }
        return 80;
    }
}
