// claim:  Fill.with
// truth:  equivalent
// why:    a loop and the library method that is one
class Fill {
    static void with(double[] values, double value) {
        for (int i = 0; i < values.length; i++) {
            values[i] = value;
        }
    }
}
