public class T { static int f(int b, float x) { b += x; return b; } }
