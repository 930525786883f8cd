public class T { static Object f(int n) { return n == 0; } }
