public class T { static final int[] T = {1, 2, 5}; public static int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += T[i % 3]; return s; } }
