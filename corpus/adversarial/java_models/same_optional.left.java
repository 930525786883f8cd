// claim:  same
// truth:  different
// today:  unknown
// why:    Optional.empty() is one object
import java.util.Optional;
class Same {
    static boolean same(String a, String b) {
        return Optional.ofNullable(a) == Optional.ofNullable(b);
    }
}
