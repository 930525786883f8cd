public class T { static int f(int n, int d) { return n; } }
