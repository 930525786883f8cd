public class T { static int f(int[] b, int n) { int[] a = new int[4]; for (int i = 0; i < 4; i++) { if (b == null || i >= b.length || b[i] == 0) return 0; a[i] = 10 / b[i]; } return a[0] + a[1]; } }
