import java.util.*;

class Lists {
    static int sizes(List<Integer> from, List<Integer> to) {
        int size = from.size();
        to.add(1);
        return size;
    }
}
