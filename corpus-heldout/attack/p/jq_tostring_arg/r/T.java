public class T { public static class P { public int x; public String toString() { return "P" + x; } } public static String f(P p) { return "" + p; } }
