public class T { public static int f(String c) { int n = 1; for (char x : c.toCharArray()) if (x == ',') n++; return n; } }
