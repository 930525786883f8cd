public class T { public static class B { public static int g() { return 1; } } public static class C extends B { } public static int f() { return C.g(); } }
