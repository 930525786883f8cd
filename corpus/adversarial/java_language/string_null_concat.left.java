// claim:  Texts.join
// truth:  different
// why:    null is the text "null" in a concatenation, and concat throws
import java.util.*;

class Texts {
    static String join(String a, String b) { return a + b; }
}
