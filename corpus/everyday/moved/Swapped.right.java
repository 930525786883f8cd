class Swapped {
    static long sum(int[] amounts) {
        long sum = 0;
        for (int amount : amounts) {
            sum += amount;
        }
        return sum;
    }

    static long balance(int[] income, int[] spent) {
        long out = sum(income);
        long in = sum(spent);
        return in - out;
    }
}
