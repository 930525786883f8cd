public class T { static int f(int n, int d) { for (int i = 0; i < n; i++) { int x = i / d; } return n; } }
