public class T { int k; class I { int get() { return k; } } public int f(int x) { int old = k; k = x; return old; } }
