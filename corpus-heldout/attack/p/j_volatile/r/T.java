public class T { public int n; public void f(int x) { n += x; } }
