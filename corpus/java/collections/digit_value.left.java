// claim:  number
// truth:  equivalent
// why:    a helper for the range of digits, toCharArray against charAt
class Digits {
    static int number(String text) {
        int n = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') return -1;
            n = n * 10 + (c - '0');
        }
        return n;
    }
}
