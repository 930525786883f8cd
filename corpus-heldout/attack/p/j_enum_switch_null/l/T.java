public class T { enum C { A, B } static int f(C c) { switch (c) { case A: return 0; default: return 1; } } }
