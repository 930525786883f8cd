// claim:  Texts.parts
// truth:  different
// today:  unknown
// why:    empty parts at the end are dropped
import java.util.*;

class Texts {
    static int parts(String text) {
        return text.split(",").length;
    }
}
