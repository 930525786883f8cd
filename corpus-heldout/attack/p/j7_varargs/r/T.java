public class T { public static int f(int[] a) { return a.length; } }
