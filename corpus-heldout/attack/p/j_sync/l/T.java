public class T { int n; public void f(int x) { synchronized (this) { n += x; } } }
