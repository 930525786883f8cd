public class T { static int n; static class H { static { n++; } static int v = 3; } static int f() { int k = n; return H.v + k; } }
