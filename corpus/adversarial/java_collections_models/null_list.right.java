import java.util.*;

class Lists {
    static int size(List<Integer> values) {
        return values.size();
    }
}
