// claim:  *
// truth:  different
// today:  unknown
// why:    a public array is filled by code when the class is initialised, and one element changed
public class Primes {
    public static final int[] FIRST = {2, 3, 5, 7};

    public static boolean isEven(int x) { return x % 2 == 0; }
}
