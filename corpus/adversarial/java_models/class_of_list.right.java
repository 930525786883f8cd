import java.util.*;

class Plain {
    static boolean isPlain(int x) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        return true;
    }
}
