public class T { public static double f(double a, double b) { double m = Math.abs(a); return b < 0 || (b == 0 && 1 / b < 0) ? -m : m; } }
