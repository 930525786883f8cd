public class T { public static boolean f(double a) { return a != a || Double.isInfinite(a); } }
