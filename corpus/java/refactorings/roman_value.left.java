// claim:  Roman.value
// truth:  different
// why:    a digit counts negative only before the next larger one on the left
class Roman {
    static int digit(char c) {
        switch (c) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            default: return 0;
        }
    }

    static int value(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            int now = digit(text.charAt(i));
            int next = i + 1 < text.length() ? digit(text.charAt(i + 1)) : 0;
            sum += now < next ? -now : now;
        }
        return sum;
    }
}
