public class T { static boolean f(int a, int b) { Integer x = a, y = b; return x == y; } }
