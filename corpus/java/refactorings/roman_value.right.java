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
        int largest = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            int now = digit(text.charAt(i));
            if (now < largest) {
                sum -= now;
            } else {
                sum += now;
                largest = now;
            }
        }
        return sum;
    }
}
