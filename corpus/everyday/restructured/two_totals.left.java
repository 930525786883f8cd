// claim:  Main.balance
// truth:  equivalent
// today:  unknown
// why:    two totals in one loop or in two
class Main {
    static int balance(int[] paid, int[] owed) {
        int in = 0, out = 0;
        if (paid.length != owed.length)
            return -1;
        for (int i = 0; i < paid.length; i++) {
            in += paid[i];
            out += 3 * owed[i];
        }
        return in - out;
    }
}
