import java.util.*;
import java.util.stream.*;

class Ranges {
    static int first(int low) {
        return IntStream.rangeClosed(low + 1, Integer.MAX_VALUE).findFirst().getAsInt();
    }
}
