// claim:  Show.show
// truth:  different
// why:    another number is printed
class Show {
    static void show(int x) {
        System.out.print("x = ");
        System.out.println(x);
    }
}
