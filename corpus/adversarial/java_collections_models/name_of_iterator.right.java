import java.util.*;

class Names {
    static int name() {
        Iterator<Integer> all = new ArrayList<Integer>().iterator();
        return all == null ? 0 : 32;
    }
}
