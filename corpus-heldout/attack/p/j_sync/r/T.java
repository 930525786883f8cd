public class T { int n; public void f(int x) { n += x; } }
