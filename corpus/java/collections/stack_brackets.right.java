import java.util.ArrayDeque;
import java.util.Deque;
class Brackets {
    static boolean balanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '(':
                case '[':
                    open.push(c);
                    break;
                case ')':
                    if (open.isEmpty() || open.pop() != '(') return false;
                    break;
                case ']':
                    if (open.isEmpty() || open.pop() != '[') return false;
                    break;
                default:
            }
        }
        return open.isEmpty();
    }
}
