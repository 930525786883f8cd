// claim:  Powers.of
// truth:  different
// why:    a negative exponent is shifted without its sign on the right
class Powers {
    static int of(int base, int exponent) {
        int result = 1;
        for (int i = 0; i < exponent; i++) {
            result *= base;
        }
        return result;
    }
}
