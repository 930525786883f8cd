public class T { static int f(int n) { return 6; } }
