public class T { static String f(int n) { String s = ""; for (int i = 0; i < n; i++) s += i; return s; } }
