public class T { public static boolean f(double a) { return Double.isNaN(a); } }
