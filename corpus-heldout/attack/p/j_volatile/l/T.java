public class T { public volatile int n; public void f(int x) { n += x; } }
