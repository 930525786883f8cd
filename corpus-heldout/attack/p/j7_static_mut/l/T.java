public class T { public static int n = 1; public static int f(int x) { return x; } }
