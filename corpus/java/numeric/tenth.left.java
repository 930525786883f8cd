// claim:  Tenth.tenth
// truth:  different
// why:    one tenth is not a double, so the product is rounded twice: 3.0 gives 0.3 and 0.30000000000000004
class Tenth {
    static double tenth(double x) {
        return x / 10.0;
    }
}
