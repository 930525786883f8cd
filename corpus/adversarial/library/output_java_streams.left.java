// claim:  Show.show
// truth:  different
// why:    one side writes to the error stream
class Show {
    static int show(int x) {
        System.out.println(x);
        return x;
    }
}
