public class T { static int f(int n, int k) { int[] a = new int[n]; for (int i = 0; i < k; i++) a[i] = i * 3; int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; } }
