import java.util.*;

class Undone {
    static List<Integer> make(int x) {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        list.set(0, x);
        list.add(2);
        list.remove(1);
        return list;
    }
}
