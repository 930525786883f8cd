// claim:  Lists.count
// truth:  equivalent
// today:  unknown
// why:    lists inside of a list have sizes that lists have, too
import java.util.*;

class Lists {
    static int count(List<List<String>> rows) {
        int n = 0;
        for (int i = 0; i < rows.size(); i++) if (rows.get(i).size() > 0) n++;
        return n;
    }
}
