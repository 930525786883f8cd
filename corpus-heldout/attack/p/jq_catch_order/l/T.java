public class T { public static int f(int[] a, int i) { try { return a[i]; } catch (ArrayIndexOutOfBoundsException e) { return -1; } } }
