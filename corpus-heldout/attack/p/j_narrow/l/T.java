public class T { static byte f(byte b, int x) { b += x; return b; } }
