public class T { public static String f(String a) { return a.strip(); } }
