public class T { static boolean f(int n) { StringBuilder s = new StringBuilder(); for (int i = 0; i < n; i++) s.append(i); return s.toString() == ""; } }
