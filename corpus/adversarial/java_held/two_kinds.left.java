// claim:  size
// truth:  different
// today:  unknown
// why:    the private list is new in one case and one that cannot be changed in the other
import java.util.ArrayList;
import java.util.List;

class Box {
    private List<String> items;

    Box(boolean fixed) {
        items = new ArrayList<>();
        if (fixed) {
            items = List.of("a");
        }
    }

    int size() {
        return items.size();
    }
}
