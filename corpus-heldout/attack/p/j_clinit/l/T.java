public class T { static int n; static class H { static { n++; } static int v = 3; } static int f() { return H.v + n; } }
