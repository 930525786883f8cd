// claim:  Lists.text
// truth:  different
// why:    a list that holds itself
import java.util.*;

class Lists {
    static int text(int a) {
        List<Object> values = new ArrayList<>();
        values.add(values);
        return values.toString().length();
    }
}
