class Main {
    static void squares(int[] table) {
        int even = table.length & ~1;
        for (int i = 0; i < even; i += 2) {
            table[i] = i * i;
            table[i + 1] = (i + 1) * (i + 1);
        }
        if (even < table.length)
            table[even] = even * even;
    }
}
