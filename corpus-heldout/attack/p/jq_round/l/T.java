public class T { public static long f(double c) { return Math.round(c); } }
