// claim:  After.run
// truth:  different
// why:    the array that the common loop read is changed after it, which a caller sees
class After {
    static int run(int[] data, int i) {
        int sum = 0;
        for (int k = 0; k < data.length; k++) {
            sum += data[k];
        }
        return sum;
    }
}
