public class T { public static boolean f(char c) { return c >= '0' && c <= '9'; } }
