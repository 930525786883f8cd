// claim:  Blend.of
// truth:  different
// why:    the two forms round at different places, and only the right one is exact at t = 1
class Blend {
    static double of(double a, double b, double t) {
        return a + t * (b - a);
    }
}
