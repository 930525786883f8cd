// claim:  same
// truth:  equivalent
// why:    Objects.equals against null checks
import java.util.Objects;
class Same {
    static boolean same(String a, String b) {
        if (a == null) return b == null;
        return a.equals(b);
    }
}
