public class T { static int f(String s) { int h = 0; for (byte c : s.getBytes()) h = 31 * h + c; return h; } }
