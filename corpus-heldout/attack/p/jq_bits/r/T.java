public class T { public static long f(double a) { return Double.doubleToRawLongBits(a); } }
