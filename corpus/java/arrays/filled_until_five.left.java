// claim:  Table.sum
// truth:  different
// why:    the loop that fills the array is left early
class Table {
    static int sum(int n) {
        if (n < 0) {
            return 0;
        }
        int[] table = new int[n];
        for (int i = 0; i < n; i++) {
            if (i == 5) {
                break;
            }
            table[i] = 3 * i + 1;
        }
        int sum = 0;
        for (int value : table) {
            sum += value;
        }
        return sum;
    }
}
