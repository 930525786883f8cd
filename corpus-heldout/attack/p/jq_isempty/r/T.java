public class T { public static boolean f(String c) { return c.trim().isEmpty(); } }
