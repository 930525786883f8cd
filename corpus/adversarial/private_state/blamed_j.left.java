// claim:  K.f
// truth:  equivalent
// today:  unknown
// why:    as blamed_c, with a private field

public class K { private int calls; public int f(int x) { calls++; return x + 1; } public int g(int x) { return x * 2; } }
