public class T { static boolean f(double a, double b) { return Double.compare(a, b) == 0; } }
