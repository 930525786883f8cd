import java.util.*;

class Lists {
    static int touch(ArrayList<Integer> values) {
        return values.size();
    }
}
