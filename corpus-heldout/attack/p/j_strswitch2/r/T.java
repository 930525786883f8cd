public class T { static int f(String s) { if ("Aa".equals(s)) return 1; if ("BB".equals(s)) return 2; return 0; } }
