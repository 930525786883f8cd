// claim:  *
// truth:  different
// today:  unknown
// why:    the default method of an interface changed, which every class that implements it gets
interface Priced {
    int price();

    default int total() { return price() + 5; }
}

public class Store {
    public static int same(int x) { return x; }
}
