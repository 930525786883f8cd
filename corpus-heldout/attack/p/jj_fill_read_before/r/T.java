public class T { static int f(int n) { if (n < 1 || n > 10) return 0; int s = 0; for (int i = 0; i < n; i++) s += 0; return s; } }
