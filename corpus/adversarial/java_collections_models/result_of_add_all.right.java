import java.util.*;

class Lists {
    static boolean added(List<Integer> to, List<Integer> from) {
        to.addAll(from);
        return true;
    }
}
