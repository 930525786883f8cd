// claim:  Written.run
// truth:  different
// why:    the common loop reads memory that only one side wrote before
class Written {
    static int run(int[] data, int i) {
        if (i < 0 || i >= data.length) {
            return 0;
        }
        int sum = 0;
        for (int k = 0; k < data.length; k++) {
            sum += data[k];
        }
        return sum;
    }
}
