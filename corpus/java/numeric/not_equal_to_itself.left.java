// claim:  Missing.isMissing
// truth:  equivalent
// why:    only a NaN differs from itself
class Missing {
    static boolean isMissing(double x) {
        return x != x;
    }
}
