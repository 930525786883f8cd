// claim:  Defaults.get
// truth:  different
// why:    what becomes null is absent
import java.util.*;

class Defaults {
    static String other(String text) {
        return text.isEmpty() ? null : text;
    }

    static boolean get(String text) {
        return Optional.ofNullable(text).map(Defaults::other).isPresent();
    }
}
