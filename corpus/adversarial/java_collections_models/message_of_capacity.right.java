import java.util.*;

class Messages {
    static String text() {
        try {
            return "" + new ArrayList<Integer>(-2).size();
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }
}
