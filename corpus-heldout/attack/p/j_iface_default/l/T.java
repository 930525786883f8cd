public class T { interface S { default int g() { return 1; } } static class A implements S {} static int f(int x) { return x; } }
