void f(int x) { for (; x != 0; ) ; }
