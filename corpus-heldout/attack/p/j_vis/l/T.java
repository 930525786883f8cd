public class T { public static int f(int x) { return x; } }
