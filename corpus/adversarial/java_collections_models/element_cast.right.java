import java.util.*;

class Lists {
    static Object first(List<String> values) {
        Object first = values.get(1);
        return first;
    }
}
