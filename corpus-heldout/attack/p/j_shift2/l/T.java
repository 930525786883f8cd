public class T { static long f(int a, int s) { return (long) (a << s); } }
