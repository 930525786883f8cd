// claim:  Fused.multiplyAdd
// truth:  different
// why:    the fused form rounds once, the other twice
class Fused {
    static double multiplyAdd(double a, double b, double c) {
        return a * b + c;
    }
}
