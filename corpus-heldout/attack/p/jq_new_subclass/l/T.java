public class T { public static class B { public int g() { return 1; } } public static int f(B b) { return b.g(); } }
