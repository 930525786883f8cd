class Ratio {
    static int of(int[] values, int i, int j) {
        int first = values[i];
        int second = values[j];
        return first / second;
    }
}
