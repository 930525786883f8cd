public class T { static String f() { return "abc"; } }
