public class T { static String last; static boolean f(int n) { String s = ""; for (int i = 0; i < n; i++) { s += "a"; if (i == 0) last = s; } return n == 1; } }
