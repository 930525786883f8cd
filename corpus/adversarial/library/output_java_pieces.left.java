// claim:  Show.show
// truth:  equivalent
// today:  unknown
// why:    the same text in two pieces
class Show {
    static void show(int x, int y) {
        System.out.println(x + ":" + y);
    }
}
