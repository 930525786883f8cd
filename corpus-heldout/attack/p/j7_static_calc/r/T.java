public class T { public static final long L = Long.parseLong("13"); public static int f(int x) { return x; } }
