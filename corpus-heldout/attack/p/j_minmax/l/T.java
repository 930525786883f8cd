public class T { static double f(double a, double b) { return Math.max(a, b); } }
