// claim:  Narrow.run
// truth:  different
// why:    the cast cuts off the upper half before or after the common division
class Narrow {
    static int run(long x) {
        int narrow = (int) (x / 2);
        int result = 1;
        for (int i = 0; i < narrow; i++) {
            result = result * 3;
            if (i > 40) {
                break;
            }
        }
        return result;
    }
}
