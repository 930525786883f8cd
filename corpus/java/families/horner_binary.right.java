class Binary {
    static int value(boolean[] bits) {
        int value = 0;
        for (int i = 0; i < bits.length; i++) {
            value <<= 1;
            if (bits[i]) {
                value |= 1;
            }
        }
        return value;
    }
}
