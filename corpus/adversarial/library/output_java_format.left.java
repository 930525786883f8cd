// claim:  Show.show
// truth:  equivalent
// today:  unknown
// why:    String.format against concatenation
class Show {
    static String show(int a, int b) {
        return a + "-" + b;
    }
}
