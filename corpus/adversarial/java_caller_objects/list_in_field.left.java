// claim:  Box.count
// truth:  equivalent
// today:  unknown
// why:    a list in a field is a list as well
import java.util.*;

class Box {
    List<String> names = new ArrayList<>();

    int count() {
        return names.size() < 1 ? 0 : names.size();
    }
}
