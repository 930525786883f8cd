public class T { public static int f(double a, double b) { return Double.compare(a, b); } }
