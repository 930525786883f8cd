// claim:  Lists.has
// truth:  different
// why:    what List.of gives cannot be asked for null
import java.util.*;

class Lists {
    static boolean has(String a, String b) {
        return List.of("x", "y").contains(a);
    }
}
