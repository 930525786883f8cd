// claim:  size
// truth:  different
// today:  unknown
// why:    a constructor that takes a list is called inside with one that cannot be changed
import java.util.ArrayList;
import java.util.List;

class Box {
    private final List<String> items;

    Box(int many) {
        this(many > 3 ? List.of("a", "b") : new ArrayList<>());
    }

    Box(List<String> items) {
        this.items = items;
    }

    int size() {
        return items.size();
    }
}
