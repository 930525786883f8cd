public class T { public static boolean f(char c) { return Character.isDigit(c); } }
