// claim:  Texts.code
// truth:  different
// why:    a switch over null throws, equals of the constant does not
import java.util.*;

class Texts {
    static int code(String text) {
        switch (text) {
            case "Aa": return 1;
            default: return 0;
        }
    }
}
