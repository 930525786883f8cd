// claim:  balanced
// truth:  equivalent
// why:    a deque as a stack: nested ifs become a switch
import java.util.ArrayDeque;
import java.util.Deque;
class Brackets {
    static boolean balanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[') {
                open.push(c);
            } else if (c == ')') {
                if (open.isEmpty() || open.pop() != '(') return false;
            } else if (c == ']') {
                if (open.isEmpty() || open.pop() != '[') return false;
            }
        }
        return open.isEmpty();
    }
}
