// claim:  Table.sum
// truth:  different
// why:    a second name of the array changes what the first one holds
class Table {
    static int sum(int n, boolean other) {
        if (n < 1) {
            return 0;
        }
        int[] table = new int[n];
        for (int i = 0; i < n; i++) {
            table[i] = i ^ 5;
        }
        int[] same = table;
        if (other) {
            same[0] = 7;
        }
        int sum = 0;
        for (int value : table) {
            sum += value;
        }
        return sum;
    }
}
