// claim:  Lists.none
// truth:  equivalent
// why:    how much room a list has is not seen
import java.util.*;

class Lists {
    static List<String> none(boolean large) {
        return large ? new ArrayList<>(100) : new ArrayList<>();
    }
}
