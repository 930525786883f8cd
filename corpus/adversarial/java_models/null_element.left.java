// claim:  place
// truth:  different
// why:    indexOf finds null, a loop with equals does not survive it
import java.util.*;

class Nulls {
    static int place(String text) {
        List<String> list = new ArrayList<>();
        list.add(text);
        list.add("b");
        return list.indexOf("b");
    }
}
