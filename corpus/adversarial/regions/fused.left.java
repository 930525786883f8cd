// claim:  Fused.run
// truth:  different
// why:    a fused multiply-add rounds once
class Fused {
    static double run(double a, double b, double c) {
        double x = Math.sin(a);
        double y = Math.sin(b);
        double z = Math.sin(c);
        return x * y + z;
    }
}
