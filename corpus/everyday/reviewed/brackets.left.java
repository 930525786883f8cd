// claim:  Brackets.balanced
// truth:  equivalent
// why:    a counter over letters taken out of the text, with an end as soon as it is negative
class Brackets {
    static boolean balanced(String text) {
        int open = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(') {
                open++;
            } else if (c == ')') {
                open--;
                if (open < 0) {
                    return false;
                }
            }
        }
        return open == 0;
    }
}
