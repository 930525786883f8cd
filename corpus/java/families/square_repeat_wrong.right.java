class Powers {
    static int times(int value, int often) {
        int sum = 0;
        while (often > 0) {
            value <<= 1;
            if ((often & 1) != 0) {
                sum += value;
            }
            often >>= 1;
        }
        return sum;
    }
}
