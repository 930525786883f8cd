// claim:  Moved.run
// truth:  different
// why:    a common statement moved across the one that defines what it reads
class Moved {
    static int run(int a) {
        int x = a * 7;
        int y = x + 3;
        x = x + 1;
        return x * 2 + y;
    }
}
