import java.util.*;

class Lists {
    static int blank(List<Integer> all) {
        new ArrayList<>(all.subList(0, 1)).set(0, 0);
        return all.size();
    }
}
