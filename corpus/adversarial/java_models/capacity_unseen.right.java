import java.util.*;

class Made {
    static List<Integer> make(int x) {
        List<Integer> list = new ArrayList<>(50);
        list.add(x);
        return list;
    }
}
