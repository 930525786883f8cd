class Brackets {
    static boolean balanced(String text) {
        int open = 0;
        for (char c : text.toCharArray()) {
            switch (c) {
                case '(':
                    open++;
                    break;
                case ')':
                    if (open == 0) {
                        return false;
                    }
                    open--;
                    break;
                default:
                    break;
            }
        }
        return open == 0;
    }
}
