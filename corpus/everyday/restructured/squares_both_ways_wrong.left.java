// claim:  Main.squares
// truth:  different
// why:    the loop from the back leaves the first cell as it was made
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
