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
        int count = 0;
        while (count < 1000) {
            try {
                items.get(count);
            } catch (IndexOutOfBoundsException e) {
                break;
            }
            count++;
        }
        return count;
    }
}
