public class T { public static long f(int a, int b) { return a * b; } }
