public class T { static int f(int n) { int[] a = new int[n]; for (int i = 0; i < n; i++) a[i] = i; int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; } }
