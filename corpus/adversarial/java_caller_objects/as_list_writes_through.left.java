// claim:  Lists.write
// truth:  different
// today:  unknown
// why:    Arrays.asList is a view of the array
import java.util.*;

class Lists {
    static int write(Integer[] all) {
        Arrays.asList(all).set(0, 7);
        return all.length;
    }
}
