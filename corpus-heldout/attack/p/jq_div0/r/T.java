public class T { public static int f(int[] a, int i, int d) { if (i >= a.length || i < 0) throw new ArrayIndexOutOfBoundsException(i); a[i] = 1 / d; return 0; } }
