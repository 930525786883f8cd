public class T { static int f(String s) { int h = 0; for (char c : s.toCharArray()) h = 31 * h + c; return h; } }
