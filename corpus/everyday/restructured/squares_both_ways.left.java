// claim:  Main.squares
// truth:  equivalent
// today:  unknown
// why:    an array of its own, filled from the front or from the back
class Main {
    static int[] squares(int n) {
        if (n < 0 || n > 1000)
            return null;
        int[] all = new int[n];
        for (int i = 0; i < n; i++)
            all[i] = i * i + 1;
        return all;
    }
}
