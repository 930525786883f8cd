// claim:  Days.length
// truth:  equivalent
// why:    an if chain becomes a switch expression
import java.util.*;

class Days {
    static int length(int month, boolean leap) {
        if (month == 2) {
            return leap ? 29 : 28;
        } else if (month == 4 || month == 6 || month == 9 || month == 11) {
            return 30;
        } else if (month >= 1 && month <= 12) {
            return 31;
        }
        throw new IllegalArgumentException("month");
    }
}
