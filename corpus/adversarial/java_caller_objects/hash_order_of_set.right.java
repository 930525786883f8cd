import java.util.*;

class Sets {
    static String first(boolean linked) {
        Set<String> all = new HashSet<>();
        all.add("b");
        all.add("a");
        return all.iterator().next();
    }
}
