public class T { enum C { B, A } static int f(C c) { return c == C.A ? 0 : 1; } }
