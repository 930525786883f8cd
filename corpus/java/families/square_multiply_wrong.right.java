class Powers {
    static int of(int base, int exponent) {
        int result = 1;
        while (exponent != 0) {
            if ((exponent & 1) == 1) {
                result *= base;
            }
            base *= base;
            exponent >>>= 1;
        }
        return result;
    }
}
