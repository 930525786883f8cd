public class T { public static final int K = 4; static int f(int x) { return x; } }
