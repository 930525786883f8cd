public class T { static String f(char c, int n) { StringBuilder s = new StringBuilder(); for (int i = 0; i < n; i++) s.append(c).append(1); return s.toString(); } }
