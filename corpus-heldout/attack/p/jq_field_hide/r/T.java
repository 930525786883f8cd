public class T { public static class B { public int k = 1; } public static class C extends B { public int k = 2; } public static int f(C c) { return c.k; } }
