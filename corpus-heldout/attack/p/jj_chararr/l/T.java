public class T { static int f(String s) { int k = 0; for (char c : s.toCharArray()) if (c == 'a') k++; return k; } }
