public class T { static String f(char c, int n) { String s = ""; for (int i = 0; i < n; i++) s += c + 1; return s; } }
