// claim:  Names.full
// truth:  equivalent
// why:    a StringBuilder becomes a concatenation
import java.util.*;

class Names {
    static String full(String first, String last) {
        StringBuilder sb = new StringBuilder();
        sb.append(first);
        sb.append(" ");
        sb.append(last);
        return sb.toString();
    }
}
