public class T { public static int f(String s) { try { return Integer.parseInt(s); } catch (NumberFormatException e) { throw new IllegalStateException("bad"); } } }
