public class T { static String f(char[] a) { return "x" + String.valueOf(a); } }
