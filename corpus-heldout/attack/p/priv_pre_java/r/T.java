public class T { private static int idx(int x) { return x & 3; } public static int f(int x) { return idx(x & 3); } }
