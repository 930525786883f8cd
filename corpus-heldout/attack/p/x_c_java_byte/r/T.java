public class T { static int f(byte a) { return a >> 1; } }
