public class T { public static int f(int[] a, int i) { i = 2; a[i] = 2; return a[0]; } }
