// claim:  Messages.isNull
// truth:  different
// today:  unknown
// why:    an Optional's exception has a message, an iterator's has none
import java.util.*;

class Messages {
    static boolean isNull() {
        try {
            Optional.empty().get();
        } catch (NoSuchElementException e) {
            return e.getMessage() == null;
        }
        return false;
    }
}
