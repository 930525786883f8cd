import java.util.ArrayDeque;
import java.util.Deque;
class Brackets {
    static boolean balanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            if (c == '(') {
                open.push(c);
            } else if (c == ')' && open.poll() == null) {
                return false;
            }
        }
        return true;
    }
}
