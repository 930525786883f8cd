// claim:  Show.show
// truth:  equivalent
// why:    println against printf
class Show {
    static void show(int x) {
        System.out.println(x);
    }
}
