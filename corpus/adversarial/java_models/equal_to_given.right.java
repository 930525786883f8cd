import java.util.*;

class Given {
    static boolean same(List<Integer> given, int x) {
        List<Integer> list = new ArrayList<>();
        list.add(x);
        return given.size() == 1;
    }
}
