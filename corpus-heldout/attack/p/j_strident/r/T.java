public class T { static String f(String a) { return a == null ? null : new String(a); } }
