public class T { static int f(long n) { return 1; } }
