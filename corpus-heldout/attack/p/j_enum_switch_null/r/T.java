public class T { enum C { A, B } static int f(C c) { return c == C.A ? 0 : 1; } }
