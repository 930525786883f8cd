// claim:  Messages.text
// truth:  different
// today:  unknown
// why:    the message names the capacity
import java.util.*;

class Messages {
    static String text() {
        try {
            return "" + new ArrayList<Integer>(-1).size();
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }
}
