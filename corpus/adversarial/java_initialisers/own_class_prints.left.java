// claim:  Log.twice
// truth:  equivalent
// why:    the class itself prints when it is initialised, before the method runs, and does so on both sides
class Log {
    static {
        System.out.println("log");
    }

    static int twice(int x) {
        return x + x;
    }
}
