void f(int x) { }
