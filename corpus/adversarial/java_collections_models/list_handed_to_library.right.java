import java.util.*;

class Lists {
    static int least(List<Integer> values, int otherwise) {
        return values.size() > 0 ? Collections.min(values) : otherwise;
    }
}
