import java.util.ArrayList;
import java.util.List;

class Box {
    private final List<String> items = new ArrayList<>();

    List<String> items() {
        return items;
    }

    int countAfter(Runnable between) {
        between.run();
        return items.size();
    }
}
