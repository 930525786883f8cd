public class T { public static int f(int[] a, int i, int d) { a[i] = 1 / d; return 0; } }
