public class T { public static Runnable f(int[] a) { return new Runnable() { public void run() { a[0]++; } }; } }
