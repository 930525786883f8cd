// claim:  Messages.text
// truth:  different
// today:  unknown
// why:    the message names the index
import java.util.*;

class Messages {
    static int text() {
        List<Integer> values = List.of(1, 2);
        try {
            return values.get(5);
        } catch (IndexOutOfBoundsException e) {
            return e.getMessage().length();
        }
    }
}
