// claim:  contains
// truth:  equivalent
// why:    a flag with break becomes an early return
import java.util.List;
class Has {
    static boolean contains(List<String> names, String name) {
        boolean found = false;
        for (String n : names) {
            if (n.equals(name)) {
                found = true;
                break;
            }
        }
        return found;
    }
}
