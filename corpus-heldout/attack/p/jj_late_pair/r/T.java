public class T { static String[] f(String a) { String b = a + "x"; return new String[] { b, b }; } }
