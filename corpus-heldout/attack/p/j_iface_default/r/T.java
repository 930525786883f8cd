public class T { interface S { default int g() { return 1; } } static class A implements S { public int g() { return 2; } } static int f(int x) { return x; } }
