public class T { static int f(int n) { int[] a = new int[8]; int s = 0; for (int k = 0; k < n; k++) { for (int i = 0; i < 8; i++) a[i] = i + k; s += a[k & 7]; } return s; } }
