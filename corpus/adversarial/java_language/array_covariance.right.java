import java.util.*;

class Arr {
    static int put(Object[] all) {
        if (all == null || all.length == 0) return 0;
        all[0] = 5;
        all[0] = null;
        return 1;
    }
}
