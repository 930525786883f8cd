public class T { public static int f(int[] a, int i) { a[i] = i = 2; return a[0]; } }
