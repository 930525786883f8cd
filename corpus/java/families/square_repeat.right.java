class Powers {
    static int times(int value, int often) {
        int sum = 0;
        while (often > 0) {
            if ((often & 1) != 0) {
                sum += value;
            }
            value <<= 1;
            often >>= 1;
        }
        return sum;
    }
}
