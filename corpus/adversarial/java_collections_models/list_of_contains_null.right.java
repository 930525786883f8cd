import java.util.*;

class Lists {
    static boolean has(String a, String b) {
        return "x".equals(a) || "y".equals(a);
    }
}
