public class T { static int f(long n) { for (int i = 0; i < n; i++) { } return 1; } }
