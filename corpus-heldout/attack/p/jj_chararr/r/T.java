public class T { static int f(String s) { int k = 0; for (int i = 0; i < s.length(); i++) if (s.charAt(i) == 'a') k++; return s.length() > 5 ? k : k; } }
