public class T { static int f(int n) { int s = 0; for (int k = 0; k < n; k++) s += (k & 7) + k; return s + (n - 1); } }
