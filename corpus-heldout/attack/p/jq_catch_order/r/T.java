public class T { public static int f(int[] a, int i) { if (i < 0 || i >= a.length) return -1; return a[i]; } }
