import java.util.*;

class Lists {
    static int size(int a) {
        List<Integer> values = new ArrayList<>();
        List<Integer> view = List.copyOf(values);
        values.add(a);
        return view.size();
    }
}
