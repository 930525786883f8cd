class Caught {
    static int run(int a, int b, int[] log) {
        int result = 0;
        try {
            for (int i = 0; i < log.length; i++) {
                result += log[i] / b;
            }
        } catch (ArithmeticException e) {
            result = -a;
        }
        return result;
    }
}
