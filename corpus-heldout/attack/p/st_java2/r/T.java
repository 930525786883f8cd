public class T { static String f(int x) { return "n".concat(String.valueOf(x)); } }
