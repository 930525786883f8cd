class Poly {
    static int at(int[] c, int x) {
        int value = 0;
        int power = 1;
        for (int i = 0; i < c.length; i++) {
            value += c[i] * power;
            power *= x;
        }
        return value;
    }
}
