import java.util.*;

class Messages {
    static boolean isNull() {
        try {
            new ArrayList<Integer>().iterator().next();
        } catch (NoSuchElementException e) {
            return e.getMessage() == null;
        }
        return false;
    }
}
