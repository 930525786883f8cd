public class T { static int f(String s) { if (s.equals("Aa")) return 1; if (s.equals("BB")) return 2; return 0; } }
