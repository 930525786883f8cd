public class T { public static boolean f(String a, String b) { return a.toLowerCase().equals(b.toLowerCase()); } }
