public class T { static boolean f(int n) { String s = ""; for (int i = 0; i < n; i++) s += i; return s == ""; } }
