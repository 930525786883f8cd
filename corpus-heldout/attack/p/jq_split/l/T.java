public class T { public static int f(String c) { return c.split(",").length; } }
