public class T { static long f(long a, int s) { return a << (s & 63); } }
