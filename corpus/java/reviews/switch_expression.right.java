import java.util.*;

class Days {
    static int length(int month, boolean leap) {
        return switch (month) {
            case 1, 3, 5, 7, 8, 10, 12 -> 31;
            case 4, 6, 9, 11 -> 30;
            case 2 -> leap ? 29 : 28;
            default -> throw new IllegalArgumentException("month");
        };
    }
}
