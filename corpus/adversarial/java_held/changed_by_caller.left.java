// claim:  countAfter
// truth:  different
// today:  unknown
// why:    the private list can be had by a getter, and what the caller runs may add to it
import java.util.ArrayList;
import java.util.List;

class Box {
    private final List<String> items = new ArrayList<>();

    List<String> items() {
        return items;
    }

    int countAfter(Runnable between) {
        int count = items.size();
        between.run();
        return count;
    }
}
