public class K { private int calls; public int f(int x) { calls += 2; return x + 1; } public int g(int x) { return x * 3; } }
