public class T { static int f(double x) { return (int) x; } }
