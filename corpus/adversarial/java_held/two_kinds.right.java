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
        items.add("b");
        items.remove(items.size() - 1);
        return items.size();
    }
}
