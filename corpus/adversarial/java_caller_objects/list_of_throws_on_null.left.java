// claim:  Lists.wrap
// truth:  different
// today:  unknown
// why:    List.of refuses null and Arrays.asList does not
import java.util.*;

class Lists {
    static int wrap(String text) {
        return Arrays.asList(text, "b").size();
    }
}
