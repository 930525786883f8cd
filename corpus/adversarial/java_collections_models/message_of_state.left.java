// claim:  Messages.isNull
// truth:  different
// today:  unknown
// why:    a stream's exception has a message, an iterator's has none
import java.util.*;
import java.util.stream.*;

class Messages {
    static boolean isNull() {
        try {
            IntStream stream = IntStream.range(0, 3);
            stream.sum();
            stream.sum();
        } catch (IllegalStateException e) {
            return e.getMessage() == null;
        }
        return false;
    }
}
