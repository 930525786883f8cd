import java.util.*;

class Lists {
    static int count(List<Integer> values) {
        return values.size();
    }
}
