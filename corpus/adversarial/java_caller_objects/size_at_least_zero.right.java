import java.util.*;

class Lists {
    static int kind(List<String> values) {
        if (values.size() <= 0) return 0;
        return 1;
    }
}
