void f(int x) { while (x) { } }
