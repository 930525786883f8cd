import java.util.*;

class Inside {
    static int size(List<Object> given) {
        List<Object> list = new ArrayList<>();
        given.add(list);
        given.add(given.get(0));
        ((List<Object>) given.get(0)).add("x");
        return list.size();
    }
}
