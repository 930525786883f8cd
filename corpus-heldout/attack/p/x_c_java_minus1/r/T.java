public class T { static int f(int a, int b) { return a / b; } }
