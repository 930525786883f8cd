// claim:  Search.has
// truth:  equivalent
// why:    a flag becomes an early return
import java.util.*;

class Search {
    static boolean has(String[] all, String wanted) {
        boolean found = false;
        for (int i = 0; i < all.length && !found; i++) {
            if (wanted.equals(all[i])) {
                found = true;
            }
        }
        return found;
    }
}
