class Secrets {
    static int at(int[] table, int index) {
        int unused = table[index];
        return 0;
    }
}
