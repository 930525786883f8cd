public class T { public static Runnable f(int[] a) { return () -> a[0] += 2; } }
