public class T { static boolean f(String a) { String b = a; return b == a; } }
