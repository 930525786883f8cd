// claim:  Show.show
// truth:  equivalent
// why:    String.format against concatenation
class Show {
    static String show(int a, int b) {
        return a + "-" + b;
    }
}
