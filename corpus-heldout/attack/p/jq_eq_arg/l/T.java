public class T { public static class P { public int x; } public static boolean f(P p, P q) { return p.equals(q); } }
