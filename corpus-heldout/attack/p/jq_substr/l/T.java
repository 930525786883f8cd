public class T { public static String f(String c) { return c.substring(1); } }
