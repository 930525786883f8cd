public class T { public enum Op { ADD { public int a(int x, int y) { return x - y; } }; public abstract int a(int x, int y); } public static int f(int x) { return Op.ADD.a(x, -1); } }
