// claim: T.f
// truth: equivalent
// why: a table made in each call, or once for all
public class T { public static int f(int n) { int[] t = {1, 2, 5}; int s = 0; for (int i = 0; i < n; i++) s += t[i % 3]; return s; } }
