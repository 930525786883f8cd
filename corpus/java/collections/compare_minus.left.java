// claim:  larger
// truth:  different
// why:    a comparison by subtraction overflows
class Versions {
    static boolean larger(int a, int b) {
        return Integer.compare(a, b) > 0;
    }
}
