import java.util.*;
import java.util.stream.*;

class Messages {
    static boolean isNull() {
        try {
            new ArrayList<Integer>().iterator().remove();
        } catch (IllegalStateException e) {
            return e.getMessage() == null;
        }
        return false;
    }
}
