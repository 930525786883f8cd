public class T { public static boolean f(char c) { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'; } }
