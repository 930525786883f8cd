public class T { static boolean f(byte[] key, byte[] b) { return java.util.Arrays.equals(key, b); } }
