public class T { static int f(int[] a, int n) { return n; } }
