// claim:  Retry.run
// truth:  equivalent
// why:    the exceptions with different messages never leave the method
class Retry {
    static int run(int x) {
        try {
            if (x < 0) {
                throw new IllegalStateException("negative");
            }
            return x;
        } catch (IllegalStateException e) {
            return 0;
        }
    }
}
