public class T { public static class B { public int g() { return 1; } public int h() { return g(); } } public static class A extends B { } }
