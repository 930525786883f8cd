public class T { static int f(int n) { if (n < 1 || n > 10) return 0; int[] a = new int[n]; int s = 0; for (int i = 0; i < n; i++) { s += a[n - 1 - i]; a[i] = i + 1; } return s; } }
