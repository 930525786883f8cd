public class T { public static double f(double a, double b) { return Math.copySign(a, b); } }
