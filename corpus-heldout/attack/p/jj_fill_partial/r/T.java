public class T { static int f(int n, int k) { int s = 0; if (n < 0) throw new NegativeArraySizeException(); for (int i = 0; i < n; i++) s += i * 3; return s; } }
