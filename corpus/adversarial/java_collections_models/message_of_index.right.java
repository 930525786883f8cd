import java.util.*;

class Messages {
    static int text() {
        List<Integer> values = new ArrayList<>();
        try {
            values.add(50, 1);
        } catch (IndexOutOfBoundsException e) {
            return e.getMessage().length();
        }
        return 0;
    }
}
