// claim:  Arr.put
// truth:  different
// today:  unknown
// why:    an array of strings refuses an Integer
import java.util.*;

class Arr {
    static int put(Object[] all) {
        if (all == null || all.length == 0) return 0;
        all[0] = null;
        return 1;
    }
}
