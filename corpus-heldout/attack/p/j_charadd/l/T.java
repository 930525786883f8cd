public class T { static String f(char a, char b) { return "" + a + b; } }
