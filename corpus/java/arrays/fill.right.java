class Fill {
    static void with(double[] values, double value) {
        java.util.Arrays.fill(values, value);
    }
}
