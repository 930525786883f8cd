public class T { static double f(double a, double b) { return a > b ? a : b; } }
