public class T { static String[] f(String a) { return new String[] { a + "x", a + "x" }; } }
