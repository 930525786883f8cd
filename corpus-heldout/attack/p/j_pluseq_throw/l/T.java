public class T { static String f(int[] a) { String s = ""; for (int i = 0; i <= a.length; i++) { s += a[i]; if (s.length() > 3) return s; } return s; } }
