public class T { enum C { A, B } static int f(C c) { return c.ordinal(); } }
