public class T { public static String f(String c) { return c.isEmpty() ? "" : c.substring(1); } }
