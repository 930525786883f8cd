// claim:  find
// truth:  different
// why:    a Character is never equal to an Integer
import java.util.HashSet;
import java.util.Set;
class Find {
    static boolean find(char c) {
        Set<Object> seen = new HashSet<>();
        seen.add(c);
        return seen.add((int) c);
    }
}
