public class T { static boolean f(double a, double b) { return a == b; } }
