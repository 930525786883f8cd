public class T { static int f(int n) { for (int i = 0; i <= n; i++) { } return n; } }
