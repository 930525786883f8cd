// claim:  Powers.of
// truth:  equivalent
// today:  unknown
// why:    one product a step against squaring; negative exponents give one
class Powers {
    static int of(int base, int exponent) {
        int result = 1;
        for (int i = 0; i < exponent; i++) {
            result *= base;
        }
        return result;
    }
}
