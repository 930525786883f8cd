public class T { static class A { int k = 1; int g() { return k; } } static class B extends A { int k = 2; } public static int f() { return new B().g(); } }
