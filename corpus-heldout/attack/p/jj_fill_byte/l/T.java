public class T { static int f(int n) { if (n < 0) return 0; byte[] a = new byte[n]; for (int i = 0; i < n; i++) a[i] = (byte) (i * 3); int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; } }
