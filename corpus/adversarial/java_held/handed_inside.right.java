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
        items.add("c");
        items.remove(items.size() - 1);
        return items.size();
    }
}
