public class T { static int f(int n) { String s = ""; for (int i = 0; i < n; i++) s += "ab"; return s.length(); } }
