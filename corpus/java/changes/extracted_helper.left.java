// claim:  Ranges.overlap
// truth:  equivalent
// why:    a repeated expression becomes a helper, and negated comparisons are turned round
class Ranges {
    static boolean overlap(int a, int b, int c, int d) {
        int lowA = a < b ? a : b;
        int highA = a < b ? b : a;
        int lowC = c < d ? c : d;
        int highC = c < d ? d : c;
        return !(highA < lowC || highC < lowA);
    }
}
