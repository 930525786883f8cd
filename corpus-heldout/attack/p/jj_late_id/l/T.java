public class T { static boolean f(String a) { String b = a + "x"; String c = a + "x"; return b == c; } }
