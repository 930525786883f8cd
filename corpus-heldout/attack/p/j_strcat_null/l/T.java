public class T { static String f(String a, String b) { return a + b; } }
