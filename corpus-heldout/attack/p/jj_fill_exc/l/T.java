public class T { static int f(int[] b, int n) { int[] a = new int[4]; int i = 0; try { for (i = 0; i < 4; i++) a[i] = 10 / b[i]; } catch (RuntimeException e) { } return a[0] + a[1]; } }
