public class T { static String last; static String f(int n) { String s = ""; for (int i = 0; i < n; i++) { s += "a"; last = s; } return s; } }
