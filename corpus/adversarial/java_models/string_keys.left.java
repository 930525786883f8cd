// claim:  find
// truth:  different
// why:    strings are equal by contents
import java.util.HashSet;
import java.util.Set;
class Keys {
    static boolean find(String a, String b) {
        Set<String> s = new HashSet<>();
        s.add(a);
        return s.contains(b);
    }
}
