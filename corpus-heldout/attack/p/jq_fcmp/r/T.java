public class T { public static int f(double a, double b) { return a < b ? -1 : a > b ? 1 : 0; } }
