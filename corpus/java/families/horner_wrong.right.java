class Binary {
    static int value(boolean[] bits) {
        int value = 0;
        for (int i = 0; i < bits.length; i++) {
            if (bits[i]) {
                value |= 1;
            }
            value <<= 1;
        }
        return value;
    }
}
