// claim:  balanced
// truth:  different
// why:    what stays open at the end is forgotten
import java.util.ArrayDeque;
import java.util.Deque;
class Brackets {
    static boolean balanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            if (c == '(') {
                open.push(c);
            } else if (c == ')') {
                if (open.isEmpty()) return false;
                open.pop();
            }
        }
        return open.isEmpty();
    }
}
