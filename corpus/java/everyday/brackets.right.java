import java.util.ArrayDeque;
import java.util.Deque;

class Brackets {
    static boolean isBalanced(char[] text) {
        Deque<Character> stack = new ArrayDeque<>();
        for (char c : text) {
            if (c == '(' || c == '[') {
                stack.push(c);
            } else if (c == ')' || c == ']') {
                if (stack.isEmpty()) {
                    return false;
                }
                char open = stack.pop();
                if ((c == ')') != (open == '(')) {
                    return false;
                }
            }
        }
        return stack.isEmpty();
    }
}
