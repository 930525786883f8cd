// claim:  Messages.text
// truth:  different
// today:  unknown
// why:    the message names the index
import java.util.*;

class Messages {
    static int text() {
        List<Integer> values = new ArrayList<>();
        try {
            values.add(5, 1);
        } catch (IndexOutOfBoundsException e) {
            return e.getMessage().length();
        }
        return 0;
    }
}
