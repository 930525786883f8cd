public class T { static int f(int n) { int k = 0; for (int i = 0; i < n; i++) k += 2; return k; } }
