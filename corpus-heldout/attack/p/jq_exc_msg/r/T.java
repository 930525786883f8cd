public class T { public static int f(int x) { if (x < 0) throw new IllegalArgumentException("neg"); return x; } }
