public class T { public static class B { public int g() { return 1; } } public static class C extends B { public int g() { return 2; } } public static int f(B b) { return b.g(); } }
