import java.util.*;

class Lists {
    static int same(List<String> values) {
        return values.isEmpty() ? 0 : 1;
    }
}
