public class T { static final String A = "a"; static String f() { return A + "bc"; } }
