// claim:  Share.part --ints math
// truth:  different
// why:    divideUnsigned takes -1 for 4294967295
public class Share {
    static int part(int x) {
        return Integer.divideUnsigned(x, 10);
    }
}
