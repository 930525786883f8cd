public class T { public static int n = 2; public static int f(int x) { return x; } }
