public class T { public final int f(int x) { return x; } }
