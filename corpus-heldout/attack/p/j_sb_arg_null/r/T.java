public class T { static String f(char[] a) { return "x" + a.length; } }
