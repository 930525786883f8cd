public class T { public interface S { default int g() { return 1; } } public static class A implements S { public int g() { return 2; } } public static int f(S s) { return s.g(); } }
