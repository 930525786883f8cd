// claim:  Text.same
// truth:  equivalent
// why:    null checks and equals become Objects.equals
import java.util.*;

class Text {
    static boolean same(String a, String b) {
        if (a == null && b == null) return true;
        if (a == null || b == null) return false;
        return a.equals(b);
    }
}
