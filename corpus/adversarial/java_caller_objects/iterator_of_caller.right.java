import java.util.*;

class Iters {
    static String first(Iterator<String> all) {
        if (!all.hasNext()) return null;
        return all.next();
    }
}
