import java.util.*;

class Iters {
    static String first(List<String> all) {
        return all.iterator().next();
    }
}
