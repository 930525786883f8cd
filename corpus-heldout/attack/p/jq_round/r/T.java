public class T { public static long f(double c) { return (long) Math.floor(c + 0.5); } }
