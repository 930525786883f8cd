// claim:  isBalanced
// truth:  equivalent
// today:  unknown
// why:    a stack of characters in an array becomes an ArrayDeque
class Brackets {
    static boolean isBalanced(char[] text) {
        char[] stack = new char[text.length];
        int depth = 0;
        for (char c : text) {
            if (c == '(' || c == '[') {
                stack[depth++] = c;
            } else if (c == ')' || c == ']') {
                if (depth == 0) {
                    return false;
                }
                char open = stack[--depth];
                if ((c == ')') != (open == '(')) {
                    return false;
                }
            }
        }
        return depth == 0;
    }
}
