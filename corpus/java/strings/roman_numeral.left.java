// claim:  Roman.valueOf
// truth:  equivalent
// today:  unknown
// why:    a subtractive pair is seen by looking ahead on the left and by looking back on the right
class Roman {
    static int digit(char letter) {
        switch (letter) {
            case 'I':
                return 1;
            case 'V':
                return 5;
            case 'X':
                return 10;
            case 'L':
                return 50;
            case 'C':
                return 100;
            case 'D':
                return 500;
            case 'M':
                return 1000;
            default:
                return 0;
        }
    }

    /** The value of a roman numeral: a digit before a larger one counts negative. */
    static int valueOf(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            int value = digit(text.charAt(i));
            if (i + 1 < text.length() && digit(text.charAt(i + 1)) > value) {
                sum -= value;
            } else {
                sum += value;
            }
        }
        return sum;
    }
}
