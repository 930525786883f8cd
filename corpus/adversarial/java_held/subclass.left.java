// claim:  count
// truth:  different
// today:  unknown
// why:    an ArrayList that is extended counts otherwise than its iterator
import java.util.ArrayList;
import java.util.List;

class Box {
    private final List<String> items;

    Box(boolean odd, String one) {
        if (odd) {
            items = new ArrayList<>() {
                @Override
                public int size() {
                    return super.size() + 1;
                }
            };
        } else {
            items = new ArrayList<>();
        }
        items.add(one);
    }

    int count() {
        return items.size();
    }
}
