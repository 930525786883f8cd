public class T { static int f(int n) { if (n < 0) return 0; int s = 0; for (int i = 0; i < n; i++) s += i * 3; return s; } }
