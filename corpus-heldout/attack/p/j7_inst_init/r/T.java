public class T { public int n; { n = 2; } public static int f(int x) { return x; } }
