class Totals {
    static long balance(int[] income, int[] spent) {
        long out = 0;
        for (int amount : spent) {
            out += amount;
        }
        long in = 0;
        for (int amount : income) {
            in += amount;
        }
        return in - out;
    }
}
