public class T { public int n; { n = 1; } public static int f(int x) { return x; } }
