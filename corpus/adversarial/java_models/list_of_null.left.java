// claim:  has
// truth:  different
// why:    List.of takes no null, not even as a question
import java.util.List;
class Has {
    static boolean has(String name) {
        return List.of("a", "b").contains(name);
    }
}
