// claim:  Texts.join
// truth:  equivalent
// today:  unknown
// why:    a part that is null is written as null
import java.util.*;

class Texts {
    static String join(String a, String b) {
        return String.join("-", a, b);
    }
}
