public class T { public static class E extends RuntimeException { public String getMessage() { return "e"; } } public static int f(int x) { if (x < 0) throw new E(); return x; } }
