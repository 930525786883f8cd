// claim:  contains
// truth:  different
// why:    contains finds where a null before would have thrown
import java.util.List;
class Has {
    static boolean contains(List<String> names, String name) {
        for (String n : names) {
            if (n.equals(name)) return true;
        }
        return false;
    }
}
