// claim:  Texts.code
// truth:  equivalent
// why:    a switch over texts against equals; both throw on null
import java.util.*;

class Texts {
    static int code(String text) {
        switch (text) {
            case "Aa": return 1;
            case "BB": return 2;
            default: return 0;
        }
    }
}
