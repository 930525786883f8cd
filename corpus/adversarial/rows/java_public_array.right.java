public class Primes {
    public static final int[] FIRST = {2, 3, 5, 9};

    public static boolean isEven(int x) { return (x & 1) == 0; }
}
