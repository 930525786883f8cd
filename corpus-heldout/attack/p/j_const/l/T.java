public class T { public static final int K = 3; static int f(int x) { return x; } }
