public class T { static int f(double x) { return (int) (long) x; } }
