// claim:  rounded
// truth:  equivalent
// rests:  value-based
// why:    a caller may ask whether the result is the box of an earlier call
class Boxes {
    static Integer rounded(int n) {
        Integer result = n / 10;
        result = result * 10;
        return result;
    }
}
