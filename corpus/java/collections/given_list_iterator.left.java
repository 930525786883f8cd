// claim:  count
// truth:  equivalent
// why:    an explicit iterator over a caller's list becomes an enhanced for
import java.util.Iterator;
import java.util.List;
class Given {
    static int count(List<String> names, String wanted) {
        int n = 0;
        Iterator<String> all = names.iterator();
        while (all.hasNext()) {
            String name = all.next();
            if (wanted.equals(name)) n++;
        }
        return n;
    }
}
