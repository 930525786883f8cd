// claim:  Filter.kept
// truth:  equivalent
// why:    an enhanced loop becomes one by index with continue
import java.util.*;

class Filter {
    static List<String> kept(List<String> all, int least) {
        List<String> result = new ArrayList<>();
        for (String one : all) {
            if (one.length() >= least) {
                result.add(one);
            }
        }
        return result;
    }
}
