public class T { static byte f(byte b, int x) { b = (byte) (b + x); return b; } }
