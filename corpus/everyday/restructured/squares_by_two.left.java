// claim:  Main.squares
// truth:  equivalent
// why:    a table filled two cells at a time
class Main {
    static void squares(int[] table) {
        for (int i = 0; i < table.length; i++)
            table[i] = i * i;
    }
}
