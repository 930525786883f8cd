public class T { static int f(int n, int[] b) { int[] a = n > 3 ? b : new int[5]; for (int i = 0; i < 5; i++) a[i] = i; b[0] = 9; return 0; } }
