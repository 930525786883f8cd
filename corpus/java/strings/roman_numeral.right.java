class Roman {
    static int digit(char letter) {
        if (letter == 'I') {
            return 1;
        } else if (letter == 'V') {
            return 5;
        } else if (letter == 'X') {
            return 10;
        } else if (letter == 'L') {
            return 50;
        } else if (letter == 'C') {
            return 100;
        } else if (letter == 'D') {
            return 500;
        }
        return letter == 'M' ? 1000 : 0;
    }

    /** The value of a roman numeral: a digit before a larger one counts negative. */
    static int valueOf(String text) {
        int sum = 0;
        int previous = 0;
        for (int i = 0; i < text.length(); i++) {
            int value = digit(text.charAt(i));
            if (value > previous) {
                sum -= previous;
            } else {
                sum += previous;
            }
            previous = value;
        }
        return sum + previous;
    }
}
