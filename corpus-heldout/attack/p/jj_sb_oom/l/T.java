public class T { static int f(int n) { String s = ""; for (int i = 0; i < 3; i++) s += "ab"; return s.length(); } }
